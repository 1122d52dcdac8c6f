import { wholeNumber } from '../bson/codec.ts'
import { KeyWriter } from '../bson/key-encoding.ts'
import { partsOf, valuesAt } from '../bson/paths.ts'
import { type Doc, isDoc } from '../bson/values.ts'
import { MongoError } from '../errors.ts'
import type { Collation } from '../storage/catalog.ts'
import { isScore, textScore } from '../text/text-score.ts'
import { foldFor } from './collation.ts'

export type Direction = 1 | -1

/** Paths and directions, the most important first. */
export type Sort = [path: string, direction: Direction][]

export function parseSort(given: unknown): Sort {
  if (given === undefined) return []
  if (!isDoc(given)) throw new MongoError('TypeMismatch', "Expected field 'sort' to be of type object")
  return Object.keys(given).map(path =>
    isScore(given[path]) ? [textScore, -1] : [path, directionOf(path, given[path])],
  )
}

function directionOf(path: string, given: unknown): Direction {
  const direction = wholeNumber(given)
  if (direction === 1 || direction === -1) return direction
  throw new MongoError('BadValue', `$sort key ordering must be 1 (for ascending) or -1 (for descending), at '${path}'`)
}

/**
 * Makes the bytes by which documents sort. Of an array the least element counts when ascending, the greatest when
 * descending.
 * @param score of a document, where the sort is by it
 */
export function sortKeyMaker(sort: Sort, collation?: Collation, score?: (doc: Doc) => number): (doc: Doc) => Buffer {
  const writer = new KeyWriter(foldFor(collation))
  const fields = sort.map(([path, direction]) => ({ path, parts: partsOf(path), isDescending: direction === -1 }))
  const encode = (value: unknown, isDescending: boolean) =>
    writer
      .reset()
      .value(value ?? null, isDescending)
      .take()
  return doc =>
    Buffer.concat(
      fields.map(({ path, parts, isDescending }) => {
        if (path === textScore) return encode(score?.(doc), isDescending)
        const keys = valuesAt(doc, parts).values.map(value => encode(value, isDescending))
        return keys.reduce((least, key) => (Buffer.compare(key, least) < 0 ? key : least))
      }),
    )
}

/** Keeps the first `limit` of what it is given, in order, without keeping much more. */
export class TopOf<Item extends { key: Buffer }> {
  private items: Item[] = []

  constructor(private readonly limit: number) {}

  add(item: Item): void {
    this.items.push(item)
    if (this.items.length > this.limit * 2 + spare) this.items = this.sorted()
  }

  sorted(): Item[] {
    // Array.sort is stable: what is equal stays in the order in which it was found.
    return this.items.sort((a, b) => Buffer.compare(a.key, b.key)).slice(0, this.limit)
  }
}

/** Sorting out what is too much pays off only after this many more. */
const spare = 1_000
