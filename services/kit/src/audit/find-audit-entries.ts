import mongoose, { type mongo, type Types } from 'mongoose'
import { ownDatabase } from '../database.ts'
import { type Page, type PageArguments, pageFrom } from '../paging.ts'
import { currentAgencyId } from '../scope.ts'
import { type AuditEntry, auditEntries } from './audit-collections.ts'
import { recordedCollections } from './recording.ts'

export const changeKinds = ['CREATED', 'UPDATED', 'DELETED'] as const
/** What became of a record. */
export type ChangeKind = (typeof changeKinds)[number]

/** Which audit entries; what is left out lets all through. */
export interface AuditFilter {
  /** The GraphQL type of a record, such as `Account`; a record without a type is named by its collection, `agencies`. */
  typename?: string | undefined
  /** Entries about at least one of these records. */
  ids?: readonly string[] | undefined
  /** Who did it. */
  userId?: string | undefined
  /** From this instant on. */
  from?: Date | undefined
  /** Before this instant. */
  to?: Date | undefined
  /** Entries in which a record (of the type and the ids, where given) was created, updated or deleted. */
  kinds?: readonly ChangeKind[] | undefined
}

/** What happened to one record in a mutation. */
export interface AuditChange {
  /** The GraphQL type of the record, or its collection where it has none. */
  typename: string
  id: string
  kind: ChangeKind
  /** The stored record without secrets; null: it did not exist. */
  before: mongo.BSON.Document | null
  after: mongo.BSON.Document | null
}

/** One mutation: who did what, when. */
export interface AuditRecord {
  id: string
  at: Date
  /** Null: no one; `system:<job>`: a job. */
  userId: string | null
  requestId: string
  /** Such as `createAccount` or `job:billing-day`. */
  operation: string
  changes: AuditChange[]
}

/**
 * A page of the current agency's audit entries of this service, the newest first. No entry is read twice, however many
 * come in between; removed by retention, they are gone here, too.
 *
 * @param page as for `findPage`: `first` is 1 to 100, 50 unless given
 * @throws LIMIT_EXCEEDED, and VALIDATION_FAILED at `after`, as `findPage`
 * @example const { items, endCursor } = await findAuditEntries({ typename: 'Account', ids: [id] }, { first: 20, after })
 */
export async function findAuditEntries(filter: AuditFilter, page: PageArguments): Promise<Page<AuditRecord>> {
  const conditions = conditionsOf(filter)
  const entries = auditEntries(ownDatabase())
  const found = await pageFrom<AuditEntry>(
    {
      find: (beyond, order, limit) => entries.find(beyond, { sort: order, limit }).toArray(),
      count: limit => entries.countDocuments(conditions, { limit }),
    },
    conditions,
    { field: 'at', direction: -1 },
    page,
  )
  return { ...found, items: found.items.map(toRecord()) }
}

/** What the filter asks of a stored entry. */
export function conditionsOf({ typename, ids, userId, from, to, kinds }: AuditFilter): Record<string, unknown> {
  const collections = typename && collectionsOf(typename)
  const change = {
    ...(collections && { collection: { $in: collections } }),
    ...(ids && { id: { $in: ids.flatMap(bothForms) } }),
    ...(kinds && { $or: kinds.map(kind => stateOf[kind]) }),
  }
  return {
    agencyId: new mongoose.Types.ObjectId(currentAgencyId()),
    ...(userId && { userId }),
    ...((from || to) && { at: { ...(from && { $gte: from }), ...(to && { $lt: to }) } }),
    // Named once more outside of `$elemMatch`, for the indexes.
    ...(collections && !ids && { 'changes.collection': change.collection }),
    ...(ids && { 'changes.id': change.id }),
    ...(Object.keys(change).length > 0 && { changes: { $elemMatch: change } }),
  }
}

const stateOf: Record<ChangeKind, object> = {
  CREATED: { before: null },
  UPDATED: { before: { $ne: null }, after: { $ne: null } },
  DELETED: { after: null },
}

const collectionsOf = (typename: string) =>
  [...recordedCollections()].flatMap(([collection, known]) => ((known ?? collection) === typename ? [collection] : []))

/** Most records have an ObjectId, some a text. */
const bothForms = (id: string): (string | Types.ObjectId)[] =>
  mongoose.isValidObjectId(id) ? [new mongoose.Types.ObjectId(id), id] : [id]

/** Turns stored entries into what is read of them. */
export function toRecord(): (entry: AuditEntry) => AuditRecord {
  const typenames = recordedCollections()
  return ({ _id, at, userId, requestId, operation, changes }) => ({
    id: String(_id),
    at,
    userId,
    requestId,
    operation,
    changes: changes.map(({ collection, id, before, after }) => ({
      typename: typenames.get(collection) ?? collection,
      id: String(id),
      kind: kindOf(before, after),
      // Of a projection, what is not there is missing.
      before: before ?? null,
      after: after ?? null,
    })),
  })
}

function kindOf(before: object | null | undefined, after: object | null | undefined): ChangeKind {
  if (!before) return 'CREATED'
  return after ? 'UPDATED' : 'DELETED'
}
