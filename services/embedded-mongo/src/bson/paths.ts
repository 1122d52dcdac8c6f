import { emptyArray, isDoc, ownField } from './values.ts'

/** The parts of a dotted path. */
export const partsOf = (path: string): string[] => path.split('.')

export const isIndex = (part: string): boolean => /^(0|[1-9]\d*)$/.test(part)

/**
 * Whether `test` holds for any value that a query path reaches. Arrays on the way are entered, by position where the
 * part is a number and by element otherwise; at the end of the path `test` gets an array as a whole, and whether a
 * position has led to it. Where a path ends early it gets undefined.
 */
export function someValue(
  value: unknown,
  parts: string[],
  test: (value: unknown, isByPosition: boolean) => boolean,
  from = 0,
  isByPosition = false,
): boolean {
  const part = parts[from]
  if (part === undefined) return test(value, isByPosition)
  if (isDoc(value)) return someValue(ownField(value, part), parts, test, from + 1)
  if (!Array.isArray(value)) return test(undefined, false)
  if (isIndex(part) && Number(part) < value.length && someValue(value[Number(part)], parts, test, from + 1, true))
    return true
  return value.some(element => isDoc(element) && someValue(element, parts, test, from))
}

/** What an index or a sort sees at a path. */
export interface PathValues {
  /**
   * One value for a plain field; one per element where an array is met. Never empty: a missing field is undefined, an
   * empty array at the end of the path is `emptyArray`.
   */
  values: unknown[]
  /** Whether an array was met, also an empty one. */
  isMultikey: boolean
}

/** Collects the values at a path, entering arrays, with the elements of a last array one by one. */
export function valuesAt(value: unknown, parts: string[]): PathValues {
  const found: PathValues = { values: [], isMultikey: false }
  collect(value, parts, 0, found)
  if (found.values.length === 0) found.values.push(undefined)
  return found
}

function collect(value: unknown, parts: string[], from: number, found: PathValues): void {
  const part = parts[from]
  if (Array.isArray(value)) {
    found.isMultikey = true
    if (part === undefined) found.values.push(...(value.length > 0 ? value : [emptyArray]))
    else if (isIndex(part) && Number(part) < value.length) collectAt(value, part, parts, from, found)
    else for (const element of value) collectElement(element, parts, from, found)
  } else if (part === undefined) found.values.push(value)
  else if (isDoc(value)) collect(ownField(value, part), parts, from + 1, found)
  else found.values.push(undefined)
}

/** The element at a position; fields of that name in elements count too. */
function collectAt(array: unknown[], part: string, parts: string[], from: number, found: PathValues) {
  collect(array[Number(part)], parts, from + 1, found)
  for (const element of array) if (isDoc(element) && Object.hasOwn(element, part)) collect(element, parts, from, found)
}

/** An element of an array: a document is entered; anything else has no such field, as a missing one. */
function collectElement(element: unknown, parts: string[], from: number, found: PathValues) {
  if (isDoc(element)) collect(element, parts, from, found)
  else found.values.push(undefined)
}
