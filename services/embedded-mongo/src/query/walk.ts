import { decode } from '../bson/codec.ts'
import { fieldDecoder } from '../bson/partial.ts'
import { MongoError } from '../errors.ts'
import { fieldsOf, matches } from '../matching/filter.ts'
import type { Filter } from '../matching/filter-tree.ts'
import type { CollectionDefinition } from '../storage/catalog.ts'
import { idPrefix, prefixRange, recordIdAtEnd, Tag } from '../storage/keys.ts'
import { readRecord, type StoredRecord } from '../storage/records.ts'
import type { Entry, Range, View } from '../storage/view.ts'
import type { IndexPlan, IntersectionPlan, Plan } from './plan.ts'
import { boundToIndex } from './text-plan.ts'

/**
 * What a walk reads from. A cursor sets a new view for each of its batches, and the walk continues there behind the last
 * key that it gave: no snapshot stays open between batches.
 */
export interface Source {
  view: View
  /** When the command's time is up, in milliseconds since 1970. */
  deadline?: number | undefined
}

/** What a walk has looked at so far. */
export interface Effort {
  keysExamined: number
  docsExamined: number
}

/** What ends a walk early, or leaves out parts of it. */
export interface WalkLimits {
  maxExamined?: number
  /** Other documents are passed over unread. Of an intersection: what it has found. */
  among?: Set<number>
}

/** Walks as planned and gives the documents that match, unsorted unless the plan is sorted. */
export function* walk(
  source: Source,
  collection: CollectionDefinition,
  plan: Plan,
  filter: Filter,
  effort: Effort,
  { maxExamined = Number.POSITIVE_INFINITY, among }: WalkLimits = {},
): Generator<StoredRecord> {
  // What an intersection found may have changed until the cursor comes to it.
  const isMatch =
    plan.isExact && plan.type !== 'intersection' ? () => true : testOfBytes(boundToIndex(filter, collection))
  for (const record of recordsOf(source, collection, plan, effort, among)) {
    if (effort.docsExamined >= maxExamined) return
    effort.docsExamined++
    if (isMatch(record.bytes)) yield record
  }
}

/** Tests a stored document, of which only the fields that the filter names are decoded. */
function testOfBytes(filter: Filter): (bytes: Buffer) => boolean {
  const fields = fieldsOf(filter)
  const decodeTested = fields ? fieldDecoder(fields) : decode
  return bytes => matches(filter, decodeTested(bytes))
}

function* recordsOf(
  source: Source,
  collection: CollectionDefinition,
  plan: Plan,
  effort: Effort,
  among: Set<number> | undefined,
): Generator<StoredRecord> {
  if (plan.type === 'collection') {
    const all = prefixRange(idPrefix(Tag.Record, collection.id))
    for (const { key, value } of resumable(source, all, plan.isReverse, entriesOf)) {
      yield { id: recordIdAtEnd(key), bytes: value }
    }
    return
  }
  const ids = plan.type === 'intersection' && among ? among : recordIds(source, plan, effort)
  for (const id of ids) {
    if (among && !among.has(id)) continue
    const bytes = readRecord(source.view, collection.id, id)
    if (bytes) yield { id, bytes }
  }
}

/** The records that an index leads to, each once. */
export function* recordIds(
  source: Source,
  plan: Exclude<Plan, { type: 'collection' }>,
  effort: Effort,
): Generator<number> {
  if (plan.type === 'intersection') return yield* idsOfAll(source, plan, effort)
  const plans = plan.type === 'union' ? plan.plans : [plan]
  const seen = plan.type === 'union' || plan.hasRepeats ? new Set<number>() : undefined
  for (const part of plans) {
    for (const id of idsOf(source, part)) {
      effort.keysExamined++
      if (seen?.has(id)) continue
      seen?.add(id)
      yield id
    }
  }
}

/** The records that every one of the walks leads to. */
export function idsOfAll(source: Source, { plans }: IntersectionPlan, effort: Effort): Set<number> {
  return plans.reduce((found: Set<number> | undefined, plan) => {
    const ids = new Set<number>()
    for (const id of idsOf(source, plan)) {
      effort.keysExamined++
      if (!found || found.has(id)) ids.add(id)
    }
    return ids
  }, undefined) as Set<number>
}

function* idsOf(source: Source, { index, ranges, isReverse }: IndexPlan): Generator<number> {
  for (const range of isReverse ? ranges.toReversed() : ranges) {
    // Keys alone are read faster; those of a unique index do not tell the record.
    if (index.unique) for (const { value } of resumable(source, range, isReverse, entriesOf)) yield recordIdAtEnd(value)
    else for (const { key } of resumable(source, range, isReverse, keysOf)) yield recordIdAtEnd(key)
  }
}

const entriesOf = (view: View, range: Range, isReverse: boolean): Iterable<Entry> => view.entries(range, isReverse)

function* keysOf(view: View, range: Range, isReverse: boolean): Generator<Pick<Entry, 'key'>> {
  for (const key of view.keys(range, isReverse)) yield { key }
}

/** How many entries are read ahead: few at first, as most walks are short. */
const firstChunk = 8
const largestChunk = 256

/** Reads a span in chunks, so that no iterator of the database is open while the caller pauses. */
function* resumable<Item extends Pick<Entry, 'key'>>(
  source: Source,
  range: Range,
  isReverse: boolean,
  read: (view: View, range: Range, isReverse: boolean) => Iterable<Item>,
): Generator<Item> {
  let rest = range
  for (let size = firstChunk; ; size = Math.min(size * 4, largestChunk)) {
    checkDeadline(source)
    const { view } = source
    const chunk = firstOf(read(view, rest, isReverse), size)
    for (const item of chunk) {
      yield item
      rest = isReverse ? { from: range.from, to: item.key } : { from: behind(item.key), to: range.to }
      if (source.view !== view) break
    }
    if (chunk.length < size && source.view === view) return
  }
}

function firstOf<Item>(items: Iterable<Item>, count: number): Item[] {
  const first: Item[] = []
  for (const item of items) {
    first.push(item)
    if (first.length === count) break
  }
  return first
}

const behind = (key: Buffer) => Buffer.concat([key, Buffer.from([0])])

function checkDeadline({ deadline }: Source) {
  if (deadline !== undefined && Date.now() > deadline) {
    throw new MongoError('MaxTimeMSExpired', 'operation exceeded time limit')
  }
}
