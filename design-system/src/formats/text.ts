/**
 * Up to two initials: of the first and the last word of a person, the first two of a longer name.
 * Legal endings ("LLC", "Inc.") do not count.
 *
 * @example initials('Bayview Marine Services LLC') // 'BM'
 */
export function initials(name: string): string {
  const words = name
    .split(/[\s/&,]+/)
    .map(word => word.replace(/^[^\p{L}\p{N}]+/u, ''))
    .filter(word => word !== '' && !/^(llc|inc|co|corp|ltd|lp|llp|pc|the|of|and)\.?$/i.test(word))
  return words
    .slice(0, 2)
    .map(word => [...word][0]?.toUpperCase())
    .join('')
}

/** @example pluralise(1, 'account') // '1 account' · pluralise(1284, 'account') // '1,284 accounts' */
export function pluralise(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
}
