import type { ObjectId } from 'mongodb'
import type { Account } from './accounts.ts'

/** Where a page begins: behind the account of that name and id. */
export interface Position {
  name: string
  _id: ObjectId
}

export const pageSize = 50

/** A store of accounts, found by `_id`, in the order of their names, and by their words. */
export interface Contestant {
  load(accounts: Account[]): Promise<void>
  page(behind: Position): Promise<unknown[]>
  point(id: ObjectId): Promise<unknown>
  /** Resolves when the account is safely on the disk. */
  write(account: Account): Promise<void>
  close(): Promise<void>
}
