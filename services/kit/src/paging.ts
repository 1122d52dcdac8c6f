import { createHash } from 'node:crypto'
import type { Model } from 'mongoose'
import { Types } from 'mongoose'
import { z } from 'zod'
import { CoverdeskError, validationFailed } from './errors.ts'
import { LongLists } from './long-lists.ts'
import { agencyInScope } from './scope.ts'

/** How many records a list answers unless told, and at the most (architecture §5). */
const defaultFirst = 50
const maxPageSize = 100
/** Totals are counted up to here; a client shows "10,000+". */
const maxCounted = 10_000

export interface PageArguments {
  first?: number | null | undefined
  after?: string | null | undefined
}

export interface Page<Item> {
  items: Item[]
  total: number
  endCursor: string | null
}

/** One field (or a path such as `account.sortName`) and its direction; records that are equal in it follow each other by `_id`. */
export interface Sort {
  field: string
  direction: 1 | -1
  /** The direction by `_id` of records that are equal in the field: -1 for the newest first. By default `direction`. */
  ties?: 1 | -1
}

/** The list's fingerprint, the last record's value of the sort field, its id. */
const cursorSchema = z.tuple([
  z.string(),
  z.union([z.string(), z.number(), z.object({ date: z.iso.datetime() })]),
  z.string().regex(/^[0-9a-f]{24}$/),
])

/**
 * One page by keyset: no skip, so page 1,000 costs what page 1 costs. Needs an index `{ agencyId, [sort.field], _id }`, in the directions of the sort.
 *
 * @throws LIMIT_EXCEEDED when `first` is not 1 to 100; VALIDATION_FAILED at `after` when the cursor belongs to another list
 */
export const findPage = <Item>(
  model: Model<Item>,
  filter: Record<string, unknown>,
  sort: Sort,
  page: PageArguments,
): Promise<Page<Item & { _id: Types.ObjectId }>> =>
  pageFrom(
    {
      find: (conditions, order, limit) =>
        model
          .find(conditions as never)
          .sort(order)
          .limit(limit)
          .lean()
          .exec() as Promise<(Item & { _id: Types.ObjectId })[]>,
      count: limit => countUpTo(limit, model, filter, sort),
    },
    filter,
    sort,
    page,
  )

/** Where the records of a page come from. */
interface PageSource<Item> {
  find(conditions: Record<string, unknown>, order: Record<string, 1 | -1>, limit: number): Promise<Item[]>
  /** How many records the filter lets through, counted up to `limit`. */
  count(limit: number): Promise<number>
}

/** The same for records that no model has. */
export async function pageFrom<Item extends { _id: Types.ObjectId }>(
  source: PageSource<Item>,
  filter: Record<string, unknown>,
  sort: Sort,
  { first, after }: PageArguments,
): Promise<Page<Item>> {
  const limit = limitOf(first)
  const list = fingerprint(filter, sort)
  const beyond = after ? beyondCursor(after, list, sort) : {}
  const order = { [sort.field]: sort.direction, _id: tiesOf(sort) }
  const [found, total] = await Promise.all([
    source.find({ $and: [filter, beyond] }, order, limit + 1),
    source.count(maxCounted),
  ])
  const items = found.slice(0, limit)
  const last = found.length > limit ? items.at(-1) : undefined
  return { items, total, endCursor: last ? cursorOf(last, list, sort) : null }
}

const longLists = new LongLists()

/** Counting to the end takes as long as the page itself; a list that was longer a moment ago still is. */
async function countUpTo<Item>(limit: number, model: Model<Item>, filter: Record<string, unknown>, sort: Sort) {
  const list = `${agencyInScope() ?? ''} ${model.modelName} ${fingerprint(filter, sort)}`
  if (longLists.has(list)) return limit
  const total = await model.countDocuments(filter as never, { limit }).exec()
  if (total === limit) longLists.add(list)
  return total
}

function limitOf(first: number | null | undefined) {
  const limit = first ?? defaultFirst
  if (limit < 1 || limit > maxPageSize) {
    throw new CoverdeskError('LIMIT_EXCEEDED', `Ask for 1 to ${maxPageSize} records at a time.`)
  }
  return limit
}

/** Filters are plain JSON (`$regex` as text), so equal lists have equal fingerprints. */
const fingerprint = (filter: object, sort: Sort) =>
  createHash('sha256')
    .update(JSON.stringify([filter, sort]))
    .digest('base64url')
    .slice(0, 10)

function cursorOf(record: object, list: string, sort: Sort) {
  const { _id } = record as { _id: unknown }
  const value = sort.field.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], record)
  const position = value instanceof Date ? { date: value.toISOString() } : value
  return Buffer.from(JSON.stringify([list, position, String(_id)])).toString('base64url')
}

function beyondCursor(cursor: string, list: string, sort: Sort) {
  const [cursorList, position, id] = parseCursor(cursor)
  if (cursorList !== list) throw foreignCursor()
  const value = typeof position === 'object' ? new Date(position.date) : position
  const beyond = beyondIn(sort.direction)
  return {
    // Alone, the `$or` would read the index from its beginning; this bound lets it begin at the cursor.
    [sort.field]: { [`${beyond}e`]: value },
    $or: [{ [sort.field]: { [beyond]: value } }, { _id: { [beyondIn(tiesOf(sort))]: new Types.ObjectId(id) } }],
  }
}

const tiesOf = ({ direction, ties = direction }: Sort) => ties

const beyondIn = (direction: 1 | -1) => (direction === 1 ? '$gt' : '$lt')

function parseCursor(cursor: string) {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    throw foreignCursor()
  }
}

const foreignCursor = () =>
  validationFailed([{ path: 'after', message: 'This position belongs to another list. Start from the first page.' }])
