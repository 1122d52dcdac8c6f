import { once } from './once'

/**
 * Up to two initials: of the first and the last word of a person, the first two of a longer name.
 * Legal endings ("LLC", "Inc.") do not count.
 *
 * @example initials('Bayview Marine Services LLC') // 'BM'
 */
export function initials(name: string): string {
  const words = name
    .split(/[\s/&,]+/)
    // The class of all letters takes 14 ms to compile, and nearly no name needs it.
    .map(word => (/^[a-z0-9]/i.test(word) ? word : word.replace(/^[^\p{L}\p{N}]+/u, '')))
    .filter(word => word !== '' && !/^(llc|inc|co|corp|ltd|lp|llp|pc|the|of|and)\.?$/i.test(word))
  return words
    .slice(0, 2)
    .map(word => [...word][0]?.toUpperCase())
    .join('')
}

/**
 * A number with its noun.
 *
 * @param many by default `one` with an s
 * @example pluralize(1, 'account') // '1 account' · pluralize(1284, 'account') // '1,284 accounts'
 */
export function pluralize(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
}

// Made when it is first needed: that takes 20 ms.
const conjunction = once(() => new Intl.ListFormat('en-US'))

/**
 * Names as people say them.
 *
 * @param most more are counted instead: "Maya Reyes, Sam Ortiz, and 3 more"
 * @example formatNames(['Maya', 'Sam', 'Ines']) // 'Maya, Sam, and Ines'
 */
export function formatNames(names: readonly string[], most = names.length): string {
  if (names.length <= most) return conjunction().format(names)
  return conjunction().format([...names.slice(0, most), `${(names.length - most).toLocaleString('en-US')} more`])
}

/**
 * The display name of a value of an enumeration: title case, with spaces for underscores (specification 2 §4).
 *
 * @example formatEnum('CREATE_CERTIFICATE') // 'Create Certificate'
 */
export const formatEnum = (value: string): string =>
  value
    .toLowerCase()
    .split('_')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
