import { findExisting, findPage, type PageArguments } from '@coverdesk/kit'
import { findAccount } from '../../accounts/find-account.ts'
import { Reissue, ReissueItem, type ReissueItemRecord, type ReissueRecord } from './reissue.model.ts'

/** @throws NOT_FOUND, also while its account is deleted */
export async function findReissue(id: string): Promise<ReissueRecord> {
  const run = await findExisting(Reissue, 'run', id)
  await findAccount(String(run.accountId))
  return run
}

/** The newest first. @throws NOT_FOUND when there is no such account */
export async function reissuesOf(accountId: string, page: PageArguments) {
  const { _id } = await findAccount(accountId)
  return findPage(Reissue, { accountId: _id }, { field: 'createdAt', direction: -1 }, page)
}

/** What each of several runs issues, in its order. */
export async function itemsOfReissues(ids: readonly string[]): Promise<ReissueItemRecord[][]> {
  const items = await ReissueItem.find({ reissueId: { $in: ids } })
    .sort({ reissueId: 1, place: 1 })
    .lean<ReissueItemRecord[]>()
  const byRun = new Map<string, ReissueItemRecord[]>(ids.map(id => [id, []]))
  for (const item of items) byRun.get(String(item.reissueId))?.push(item)
  return ids.map(id => byRun.get(id) ?? [])
}
