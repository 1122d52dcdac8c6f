const macNames: Record<string, string> = { $mod: '⌘', Meta: '⌘', Control: '⌃', Alt: '⌥', Shift: '⇧' }
const otherNames: Record<string, string> = { $mod: 'Ctrl', Meta: 'Win', Control: 'Ctrl' }
const commonNames: Record<string, string> = { Escape: 'Esc', ArrowUp: '↑', ArrowDown: '↓', Enter: '↵' }

const onMac = () => /Mac|iPhone|iPad/.test(navigator.platform)

/**
 * Keys in tinykeys' notation as people read them: presses in sequence, each a list of keys held together.
 *
 * @param mac by default whether this is one
 * @example keyNames('$mod+K') // [['⌘', 'K']] on a Mac, else [['Ctrl', 'K']]
 * @example keyNames('g a') // [['G'], ['A']]
 */
export function keyNames(keys: string, mac = onMac()): string[][] {
  return keys.split(' ').map(press => {
    const held = press.split(/\b\+/)
    const key = held.at(-1) ?? ''
    // The keyboard shows the sign itself; that it takes Shift is known to whoever types it.
    const shown = /^[^\w\s]$/.test(key) ? held.filter(name => name !== 'Shift') : held
    return shown.map(name => nameOf(name, mac))
  })
}

function nameOf(key: string, mac: boolean) {
  const named = (mac ? macNames : otherNames)[key] ?? commonNames[key]
  return named ?? (key.length === 1 ? key.toUpperCase() : key)
}
