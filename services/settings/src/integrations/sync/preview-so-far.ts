import type { AmsPolicy } from '../adapters/adapter.ts'
import { SyncChange } from '../record/sync-change.model.ts'
import type { RecordType, SyncRunRecord } from '../record/sync-run.model.ts'
import type { RecordResult } from './product-documents.ts'

/*
 * A sync finds what it has stored before. A preview stores nothing but its changes, so what it would have stored is read from
 * them: with that, the same comparison comes to the same outcome.
 */

/** How policies know the account of their client, which the same sync would create or match. */
export interface PreviewedAccount {
  newAccountType: string
  matchedAccountId: string | null
}

/** By the ids of their clients there. Empty for a sync. */
export async function previewedAccounts(
  run: SyncRunRecord,
  policies: readonly AmsPolicy[],
): Promise<ReadonlyMap<string, PreviewedAccount>> {
  if (run.type !== 'PREVIEW') return new Map()
  const found = await SyncChange.find(
    {
      ...{ runId: run._id, recordType: 'ACCOUNT', outcome: { $in: ['CREATED', 'MATCHED'] } },
      foreignId: { $in: policies.map(({ accountForeignId }) => accountForeignId) },
    } as never,
    { foreignId: 1, accountKind: 1, recordId: 1 },
  ).lean()
  return new Map(
    found.map(({ foreignId, accountKind, recordId }) => [
      foreignId,
      { newAccountType: accountKind ?? 'BUSINESS', matchedAccountId: recordId },
    ]),
  )
}

/** Those that a preview has found to be new. Empty for a sync. */
export async function previewedCarriers(run: SyncRunRecord): Promise<string[]> {
  if (run.type !== 'PREVIEW') return []
  return SyncChange.distinct('name', { runId: run._id, recordType: 'CARRIER', outcome: 'CREATED' } as never)
}

/** Without what a preview has told of already: one that changed there while it was read comes again. */
export async function notYetPreviewed<Kind extends { foreignId: string }>(
  run: SyncRunRecord,
  { recordType }: { recordType: RecordType },
  records: readonly Kind[],
): Promise<Kind[]> {
  if (run.type !== 'PREVIEW') return [...records]
  const foreignId = { $in: records.map(record => record.foreignId) }
  const told = new Set(await SyncChange.distinct('foreignId', { runId: run._id, recordType, foreignId } as never))
  return records.filter(record => !told.has(record.foreignId))
}

/** Records here that these results name, and that the preview has matched with others there. */
export async function takenInPreview(
  run: SyncRunRecord,
  recordType: RecordType,
  results: readonly RecordResult[],
): Promise<string[]> {
  const named = results
    .filter(result => result.recordType === recordType)
    .flatMap(({ outcome, recordId, candidates }) => [
      ...(outcome === 'MATCHED' && recordId ? [recordId] : []),
      ...candidates.map(candidate => candidate.recordId),
    ])
  if (named.length === 0) return []
  const recordId = { $in: [...new Set(named)] }
  return SyncChange.distinct('recordId', { runId: run._id, recordType, outcome: 'MATCHED', recordId } as never)
}
