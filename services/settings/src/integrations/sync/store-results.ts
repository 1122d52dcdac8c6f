import type { Types } from 'mongoose'
import type { AmsUnreadable } from '../adapters/adapter.ts'
import { Integration } from '../record/integration.model.ts'
import { countOn, insertChanges, type NewChange } from '../record/keep-changes.ts'
import { SyncChange } from '../record/sync-change.model.ts'
import { SyncConflict, SyncDuplicate } from '../record/sync-decision.model.ts'
import type { RecordType, SyncRunRecord } from '../record/sync-run.model.ts'
import type { PreparedBatch } from './batches.ts'
import type { RecordResult } from './product-documents.ts'

/** Keeps what became of a batch: counts, changes, and what waits for people. Inside of a step. */
export async function storeResults(
  run: SyncRunRecord,
  batch: PreparedBatch,
  results: readonly RecordResult[],
): Promise<void> {
  const leftOut = batch.leftOut.map(
    ({ foreignId, name }): NewChange => ({
      ...{ recordType: batch.recordType, outcome: 'SKIPPED', foreignId, name },
      reason: 'Someone decided to leave it out.',
    }),
  )
  const sent = new Map((batch.records as SentRecord[]).map(record => [record.foreignId, record]))
  const changes = results.flatMap((result): NewChange[] => changeIn(result, sent.get(result.foreignId)))
  await insertChanges(run, [...changes, ...leftOut])
  await countOn(run, [...results, ...leftOut])
  if (run.type === 'PREVIEW') return
  await keepDecisions(run, results)
  await applyLeftOut(run, batch)
  await demandFullRun(run, results)
}

interface SentRecord {
  foreignId: string
  type?: string
  accountForeignId?: string
}

function changeIn(result: RecordResult, sent: SentRecord | undefined): NewChange[] {
  const { outcome, accountId = null, isWithoutAccount = false, ...rest } = result
  // Of what is the same on both sides only the number is of interest.
  if (outcome === 'UNCHANGED' || (outcome === 'MATCHED' && rest.recordType === 'CARRIER')) return []
  return [
    {
      ...rest,
      outcome,
      accountId,
      ...(rest.recordType === 'ACCOUNT' && sent?.type && { accountKind: sent.type }),
      ...(isWithoutAccount && sent?.accountForeignId && { accountForeignId: sent.accountForeignId }),
    },
  ]
}

/** What a page holds that no one can read. */
export async function storeUnreadable(run: SyncRunRecord, unreadable: readonly AmsUnreadable[]): Promise<void> {
  const changes = unreadable.map((one): NewChange => ({ ...one, outcome: 'SKIPPED' }))
  await insertChanges(run, changes)
  await countOn(run, changes)
}

const waiting = { state: { $in: ['OPEN', 'DECIDED'] } }

/** What waited for a record is answered by this comparison: it is applied, still open, or void. */
async function keepDecisions(run: SyncRunRecord, results: readonly RecordResult[]): Promise<void> {
  for (const result of results) {
    const { recordType, foreignId } = result
    const about = { integrationId: run.integrationId, recordType, foreignId }
    if (recordType !== 'CARRIER') await keepConflict(about, result)
    if (recordType === 'ACCOUNT' || recordType === 'POLICY') await keepDuplicate(run, about, result)
  }
}

interface About {
  integrationId: Types.ObjectId
  recordType: RecordType
  foreignId: string
}

async function keepConflict(about: About, { name, recordId, fields }: RecordResult): Promise<void> {
  const current = await SyncConflict.findOne({ ...about, ...waiting } as never).lean()
  const conflicting = fields
    .filter(({ isConflict }) => isConflict)
    .map(({ field, label, base, before, after, storedBefore, storedAfter }) => ({
      ...{ field, label, before: base, here: before, there: after, storedHere: storedBefore, storedThere: storedAfter },
      keep: null,
    }))
  if (current) {
    if (current.state === 'OPEN' && isSameConflict(current.fields, conflicting)) return
    const state = current.state === 'DECIDED' && conflicting.length === 0 ? 'APPLIED' : 'OUTDATED'
    await SyncConflict.updateOne({ _id: current._id }, { $set: { state }, $inc: { version: 1 } })
  }
  if (conflicting.length > 0 && recordId) {
    await SyncConflict.insertOne({ ...about, name, recordId, fields: conflicting } as never)
  }
}

type Compared = readonly { field: string; storedHere: string | null; storedThere: string | null }[]

const isSameConflict = (one: Compared, other: Compared) => signOf(one) === signOf(other)
const signOf = (fields: Compared) =>
  JSON.stringify(fields.map(({ field, storedHere, storedThere }) => [field, storedHere, storedThere]))

async function keepDuplicate(
  { startedAt }: SyncRunRecord,
  about: About,
  { name, outcome, candidates }: RecordResult,
): Promise<void> {
  const current = await SyncDuplicate.findOne({ ...about, ...waiting } as never).lean()
  if (outcome === 'DUPLICATE') {
    if (!current) await SyncDuplicate.insertOne({ ...about, name, candidates } as never)
    // The one that it was taken for is gone, so someone decides again.
    const isVoid = current?.decidedAt && current.decidedAt < startedAt
    const isOpen = current?.state === 'OPEN' || isVoid
    if (current && isOpen) {
      const change = { name, candidates, state: 'OPEN' as const, choice: null, recordId: null }
      await SyncDuplicate.updateOne({ _id: current._id }, { $set: change, ...(isVoid && { $inc: { version: 1 } }) })
    }
    return
  }
  if (!current || outcome === 'SKIPPED') return
  const state = current.state === 'DECIDED' ? 'APPLIED' : 'OUTDATED'
  await SyncDuplicate.updateOne({ _id: current._id }, { $set: { state }, $inc: { version: 1 } })
}

/** What people wanted left out is left out from now on. */
async function applyLeftOut({ integrationId }: SyncRunRecord, { recordType, leftOut }: PreparedBatch): Promise<void> {
  if (leftOut.length === 0) return
  const decided = {
    ...{ integrationId, recordType, state: 'DECIDED' },
    foreignId: { $in: leftOut.map(one => one.foreignId) },
  }
  await SyncDuplicate.updateMany(decided as never, { $set: { state: 'APPLIED' }, $inc: { version: 1 } })
}

/** Policies of a client that is here from now on were skipped before, and no list of changes names them again. */
async function demandFullRun({ _id, integrationId }: SyncRunRecord, results: readonly RecordResult[]): Promise<void> {
  const arrived = results
    .filter(({ recordType, outcome }) => recordType === 'ACCOUNT' && (outcome === 'CREATED' || outcome === 'MATCHED'))
    .map(({ foreignId }) => foreignId)
  if (arrived.length === 0) return
  const isMissed = await SyncChange.exists({
    ...{ integrationId, outcome: 'SKIPPED', accountForeignId: { $in: arrived } },
    runId: { $ne: _id },
  } as never)
  if (isMissed) await Integration.updateOne({ _id: integrationId }, { $set: { isFullDue: true } })
}
