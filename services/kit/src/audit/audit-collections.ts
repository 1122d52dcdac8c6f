import type { mongo, Types } from 'mongoose'

type ObjectId = Types.ObjectId

/** One record as a mutation found and left it; secrets are left out. */
export interface AuditedChange {
  collection: string
  id: unknown
  before: mongo.BSON.Document | null
  after: mongo.BSON.Document | null
}

/** Who did what, when: one per mutation, written in its transaction. */
export interface AuditEntry {
  _id: ObjectId
  agencyId: ObjectId
  at: Date
  userId: string | null
  requestId: string
  operation: string
  changes: AuditedChange[]
  /** HMAC of all that it says. Missing only in entries of versions that did not seal. */
  seal?: string
  /** There until the entry has its link; the only field that the digest leaves out. */
  isUnlinked?: true
}

/** One link of an agency's chain. It stays when retention removes its entry. */
export interface AuditLink {
  _id: ObjectId
  agencyId: ObjectId
  /** Counts from 1 without gaps. */
  number: number
  entryId: ObjectId
  /** When the mutation was made: from then on its retention counts. */
  at: Date
  /** SHA-256 of the entry. */
  digest: string
  /** The hash of the link before; of the first one, empty. */
  previous: string
  /** SHA-256 of this link. */
  hash: string
  /**
   * HMAC of the hash; through the hashes it vouches for every link before. Missing only in links of versions that did
   * not seal. Not a part of the hash, so that it can be renewed when keys change.
   */
  seal?: string
  /** When this chain was first sealed; a part of the seal. */
  sealedSince?: Date
}

export const auditEntries = (database: mongo.Db) => database.collection<AuditEntry>('auditEntries')
export const auditLinks = (database: mongo.Db) => database.collection<AuditLink>('auditLinks')

export async function prepareAudit(database: mongo.Db): Promise<void> {
  await auditEntries(database).createIndexes([
    { key: { agencyId: 1, at: 1, _id: 1 } },
    { key: { agencyId: 1, userId: 1, at: 1, _id: 1 } },
    { key: { agencyId: 1, 'changes.id': 1, at: 1, _id: 1 } },
    { key: { agencyId: 1, 'changes.collection': 1, at: 1, _id: 1 } },
    { key: { agencyId: 1, isUnlinked: 1, _id: 1 }, partialFilterExpression: { isUnlinked: true } },
  ])
  await auditLinks(database).createIndexes([
    { key: { agencyId: 1, number: 1 }, unique: true },
    { key: { agencyId: 1, entryId: 1 }, unique: true },
  ])
}
