import type { mongo, Types } from 'mongoose'
import type { Anchor } from './anchor.ts'

/** The last link of a chain, or what stands for one in an empty chain. */
interface ChainEnd {
  agencyId: Types.ObjectId
  number: number
  entryId: Types.ObjectId | string
  hash: string
}

/** What is recorded of a chain whose last link this is. */
export const anchorOf = ({ databaseName }: mongo.Db, { agencyId, number, entryId, hash }: ChainEnd): Anchor => ({
  area: databaseName,
  agencyId: String(agencyId),
  number,
  entryId: String(entryId),
  hash,
  at: new Date().toISOString(),
})
