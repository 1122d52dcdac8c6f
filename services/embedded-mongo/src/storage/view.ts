/** A span of keys: from `from`, up to but not including `to`; without `to` up to the end. */
export interface Range {
  from: Buffer
  to?: Buffer | undefined
}

export interface Entry {
  key: Buffer
  value: Buffer
}

/** A consistent state of the database to read from. */
export interface View {
  get(key: Buffer): Buffer | undefined
  /** Entries in the order of their keys, or in reverse. Lazy: leave the loop to end it. */
  entries(range: Range, reverse?: boolean): Iterable<Entry>
  /** Only the keys, which is several times faster. */
  keys(range: Range, reverse?: boolean): Iterable<Buffer>
  /** How many keys there are, counted up to `limit`. */
  count(range: Range, limit?: number): number
}

/** The first key of a span in the order asked for. */
export function firstKey(view: View, range: Range, reverse = false): Buffer | undefined {
  for (const key of view.keys(range, reverse)) return key
  return undefined
}
