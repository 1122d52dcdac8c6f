import type { RowSelection } from '@coverdesk/design-system'

/** More keys than this would make an address that no one can pass on; they last as long as the page. */
const maxKeys = 100
const prefix = '#selected='
const allMark = 'all'

/**
 * The chosen rows as the fragment of an address, where reload, back and a second tab find them. A fragment never
 * reaches the server, asks nothing again, and is no part of a saved view.
 *
 * @returns empty for no rows, and for too many
 */
export function writeSelection(rows: RowSelection): string {
  const keys = [...(rows.kind === 'some' ? rows.keys : rows.except)]
  if (keys.length > maxKeys || (rows.kind === 'some' && keys.length === 0)) return ''
  return prefix + (rows.kind === 'some' ? keys : [allMark, ...keys]).map(encodeURIComponent).join(',')
}

/** Reads what `writeSelection` wrote. */
export function readSelection(hash: string): RowSelection {
  if (!hash.startsWith(prefix)) return { kind: 'some', keys: new Set() }
  const keys = hash
    .slice(prefix.length)
    .split(',')
    .filter(key => key !== '')
    .map(decode)
  return keys[0] === allMark ? { kind: 'all', except: new Set(keys.slice(1)) } : { kind: 'some', keys: new Set(keys) }
}

function decode(key: string) {
  try {
    return decodeURIComponent(key)
  } catch {
    return key
  }
}
