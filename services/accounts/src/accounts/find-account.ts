import { loadByIds, notFound } from '@coverdesk/kit'
import { isValidObjectId } from 'mongoose'
import { Account, type AccountRecord } from './account.model.ts'
import { MergedAccount } from './merged-account.model.ts'

/** The account of an id, or the one that it was merged into. @throws NOT_FOUND */
export async function findAccount(id: string): Promise<AccountRecord> {
  const [account] = isValidObjectId(id) ? await findAccounts([id]) : []
  if (!account) throw notFound('account')
  return account
}

/** The same for several, in their order; null where there is none. */
export async function findAccounts(ids: readonly string[]): Promise<(AccountRecord | null)[]> {
  const found = await loadByIds(Account, ids)
  const missing = ids.filter((id, place) => !found[place] && isValidObjectId(id))
  if (missing.length === 0) return found
  const merged = await MergedAccount.find({ _id: { $in: missing } }).lean()
  if (merged.length === 0) return found
  const survivors = await loadByIds(
    Account,
    merged.map(({ survivorId }) => String(survivorId)),
  )
  const byFormerId = new Map(merged.map(({ _id }, place) => [String(_id), survivors[place] ?? null]))
  return ids.map((id, place) => found[place] ?? byFormerId.get(id) ?? null)
}
