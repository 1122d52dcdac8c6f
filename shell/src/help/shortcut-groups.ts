import { commandsOf } from '@coverdesk/plugin-sdk/host'
import type { RegistryEntry } from '@coverdesk/plugin-sdk/manifest'
import { offersAt } from '../commands/offers'
import { paletteKeys } from '../commands/shell-offers'

interface ShortcutGroup {
  title: string
  shortcuts: { title: string; keys: readonly string[] }[]
}

/** Lists know these by themselves. */
const inLists: ShortcutGroup = {
  title: 'In a list',
  shortcuts: [
    { title: 'Next row', keys: ['j', 'ArrowDown'] },
    { title: 'Previous row', keys: ['k', 'ArrowUp'] },
    { title: 'Open the row', keys: ['Enter'] },
    { title: 'Select the row', keys: ['x'] },
  ],
}

/** All keys of the product, also those of commands that are not offered on the page that is open. */
export function shortcutGroups(plugins: readonly RegistryEntry[]): ShortcutGroup[] {
  const offers = offersAt(plugins, '/app').flatMap(({ kind, id, title, keys }) =>
    keys ? { kind, id, title, keys: [keys] } : [],
  )
  const ofPlugins = plugins.map(plugin => ({
    title: plugin.manifest.title,
    shortcuts: commandsOf([plugin]).flatMap(({ title, keys }) => (keys ? { title, keys: [keys] } : [])),
  }))
  const general = offers.filter(({ id }) => id.startsWith('shell.'))
  return [
    { title: 'Everywhere', shortcuts: [{ title: 'Search or run a command', keys: [paletteKeys] }, ...general] },
    { title: 'Go to', shortcuts: offers.filter(({ kind }) => kind === 'go') },
    ...ofPlugins,
    inLists,
  ].filter(({ shortcuts }) => shortcuts.length > 0)
}
