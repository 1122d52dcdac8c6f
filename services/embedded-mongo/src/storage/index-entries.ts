import { createHash } from 'node:crypto'
import { KeyWriter, successor } from '../bson/key-encoding.ts'
import { partsOf, valuesAt } from '../bson/paths.ts'
import type { Doc } from '../bson/values.ts'
import { foldFor } from '../matching/collation.ts'
import { matches, parseFilter } from '../matching/filter.ts'
import type { Filter } from '../matching/filter-tree.ts'
import { termScores } from '../text/text-index.ts'
import type { IndexDefinition } from './catalog.ts'
import { idPrefix, Tag } from './keys.ts'
import type { Range } from './view.ts'

/**
 * LMDB takes keys of up to 1,978 bytes. A longer entry is cut, so its order is known only up to the cut; a unique one
 * ends in a hash of the whole instead, so that different long values stay different.
 */
export const maxEntry = 1_024
const hashLength = 16

/** What a document contributes to an index. */
export interface Entries {
  /** Distinct encoded values, cut to the longest length; without the record id. */
  keys: Buffer[]
  /** Paths that met an array in this document. */
  multikey: string[]
  truncated: boolean
}

/** An index that is ready for use: its paths taken apart, its filter parsed. */
export class CompiledIndex {
  readonly prefix: Buffer
  private readonly fields: { path: string; parts: string[]; descending: boolean }[]
  private readonly writer: KeyWriter
  private readonly filter: Filter | undefined

  constructor(readonly definition: IndexDefinition) {
    const { id, key, partialFilterExpression, collation } = definition
    this.prefix = idPrefix(Tag.IndexEntry, id)
    this.fields = key.map(([path, direction]) => ({ path, parts: partsOf(path), descending: direction === -1 }))
    this.writer = new KeyWriter(foldFor(collation))
    this.filter = partialFilterExpression && parseFilter(partialFilterExpression)
  }

  /** The entries of a document; none when the index leaves it out. */
  entriesOf(doc: Doc): Entries {
    const multikey: string[] = []
    if (this.filter && !matches(this.filter, doc)) return { keys: [], multikey, truncated: false }
    let truncated = false
    const keys = new Map<string, Buffer>()
    for (const values of this.combinations(doc, multikey)) {
      if (this.definition.sparse && values.every(value => value === undefined)) continue
      const whole = this.encode(values)
      truncated ||= whole.length > maxEntry
      const key = cut(whole, this.definition.unique)
      keys.set(key.toString('latin1'), key)
    }
    return { keys: [...keys.values()], multikey, truncated }
  }

  /** The values of a document that are encoded as `key`, one per field. */
  valuesOf(doc: Doc, key: Buffer): unknown[] {
    const isIt = (values: unknown[]) => cut(this.encode(values), this.definition.unique).equals(key)
    return this.combinations(doc, []).find(isIt) ?? []
  }

  /** The values of each field, one combination per element of the array that is met. */
  private combinations(doc: Doc, multikey: string[]): unknown[][] {
    let combinations: unknown[][] = [[]]
    for (const { path, parts } of this.fields) {
      const { values, isMultikey } = valuesAt(doc, parts)
      if (isMultikey) multikey.push(path)
      if (values.length > 1) combinations = combinations.flatMap(earlier => values.map(value => [...earlier, value]))
      else for (const combination of combinations) combination.push(values[0])
    }
    const { text } = this.definition
    if (!text) return combinations
    const terms = [...termScores(text, doc).keys()]
    return combinations.flatMap(earlier => terms.map(term => [...earlier, term]))
  }

  private encode(values: unknown[]): Buffer {
    this.writer.reset()
    // A missing field is kept as null, as MongoDB does.
    for (const [index, value] of values.entries()) this.writer.value(value ?? null, this.fields[index]?.descending)
    return this.writer.take()
  }
}

function cut(whole: Buffer, unique: boolean): Buffer {
  if (whole.length <= maxEntry) return whole
  const kept = whole.subarray(0, maxEntry - hashLength)
  if (!unique) return kept
  const hash = createHash('sha256').update(whole).digest().subarray(0, hashLength)
  return Buffer.concat([kept, hash])
}

/** The span of cut entries that holds every entry whose whole encoding is in `range`. */
export function cutRange({ from, to }: Range): Range {
  const longest = maxEntry - hashLength
  return {
    from: from.subarray(0, longest),
    to: to && to.length > longest ? successor(to.subarray(0, longest)) : to,
  }
}

const compiledIndexes = new WeakMap<IndexDefinition, CompiledIndex>()

/** The compiled form of an index; made once per definition. */
export function compiled(definition: IndexDefinition): CompiledIndex {
  let index = compiledIndexes.get(definition)
  if (!index) {
    index = new CompiledIndex(definition)
    compiledIndexes.set(definition, index)
  }
  return index
}
