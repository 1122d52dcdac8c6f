import { commandProduct, inTurn, type JobDefinition, type RunningJob } from '@coverdesk/kit'
import { z } from 'zod'
import { Integration, type IntegrationRecord, sourceOf } from '../record/integration.model.ts'
import { SyncChange, type SyncChangeRecord } from '../record/sync-change.model.ts'
import { SyncRun, type SyncRunRecord } from '../record/sync-run.model.ts'
import { type UndoneRecord, undoAccounts, undoPolicies } from '../sync/product-documents.ts'
import { undoable } from './can-undo.ts'
import { undoJob } from './undo-run.ts'

const payloadIn = z.object({ runId: z.string() })
const batchSize = 25

/** Policies before the accounts that they belong to, accounts before contacts that were added to them. */
const order = ['POLICY', 'ACCOUNT', 'CONTACT'] as const
type Undoable = (typeof order)[number]

/** Undoes what a sync brought in, but for records that someone has worked on since. */
export const undoSyncs: JobDefinition = {
  name: undoJob,
  attempts: 10,
  async run(job) {
    const { runId } = payloadIn.parse(job.payload)
    const run = await SyncRun.findById(runId).lean<SyncRunRecord>()
    const integration = run && (await Integration.findById(run.integrationId).lean<IntegrationRecord>())
    if (!run || !integration || run.undo?.state !== 'IN_PROGRESS') return
    for (const recordType of order) {
      const records = await job.step(`list ${recordType}`, () => recordsOf(run, recordType))
      for (let at = 0; at < records.length; at += batchSize) {
        const batch = records.slice(at, at + batchSize)
        await inTurn(job.signal, () => undoBatch({ job, run, integration }, recordType, `${recordType} ${at}`, batch))
      }
    }
    await job.step('undone', () => endUndo(run, 'COMPLETED'))
  },
  async onDead(payload) {
    const { runId } = payloadIn.parse(payload)
    const run = await SyncRun.findById(runId).lean<SyncRunRecord>()
    if (run) await endUndo(run, 'FAILED')
  },
}

async function endUndo({ _id, integrationId }: SyncRunRecord, state: 'COMPLETED' | 'FAILED'): Promise<void> {
  await SyncRun.updateOne({ _id }, { $set: { 'undo.state': state } })
  await Integration.updateOne({ _id: integrationId, runId: _id }, { $set: { runId: null } })
}

/** One record, however often the run has changed it. */
interface UndoneInput {
  recordType: Undoable
  foreignId: string
  recordId: string
  accountId: string | null
  /** The last that the run made. */
  version: number
  isCreated: boolean
  /** As they were before the run. */
  fields: { field: string; value: string | null }[]
}

async function recordsOf({ _id }: SyncRunRecord, recordType: Undoable): Promise<UndoneInput[]> {
  const changes = await SyncChange.find({ runId: _id, ...undoable, recordType } as never)
    .sort({ _id: 1 })
    .lean<SyncChangeRecord[]>()
  const records = new Map<string, UndoneInput>()
  for (const change of changes) {
    const recordId = change.recordId ?? ''
    const earlier = records.get(recordId)
    const former = new Map(earlier?.fields.map(({ field, value }) => [field, value]))
    for (const { field, isConflict, storedBefore } of change.fields) {
      if (!isConflict && !former.has(field)) former.set(field, storedBefore)
    }
    records.set(recordId, {
      ...{ recordType, recordId, foreignId: change.foreignId, accountId: change.accountId },
      version: change.version ?? 0,
      isCreated: earlier?.isCreated ?? change.outcome === 'CREATED',
      fields: [...former].map(([field, value]) => ({ field, value })),
    })
  }
  return [...records.values()]
}

interface Undoing {
  job: RunningJob
  run: SyncRunRecord
  integration: IntegrationRecord
}

async function undoBatch(
  { job, run, integration }: Undoing,
  recordType: Undoable,
  name: string,
  batch: readonly UndoneInput[],
): Promise<void> {
  const kept = recordType === 'CONTACT' ? await job.step(`kept ${name}`, () => keptAccounts(run)) : []
  const staying = batch.filter(({ accountId, isCreated }) => isCreated && accountId && kept.includes(accountId))
  const wanted = batch.filter(record => !staying.includes(record))
  const answers = await job.call(`undo ${name}`, () =>
    command(job, run, sourceOf(integration), recordType, name, wanted),
  )
  const stay = staying.map(({ foreignId }): UndoneRecord => ({ foreignId, keptBecause: 'Its account stays.' }))
  await job.step(`store ${name}`, () => storeUndone(run, recordType, [...answers, ...stay]))
}

/** Accounts that the run created and that stay: so do their contacts. */
async function keptAccounts({ _id }: SyncRunRecord): Promise<string[]> {
  const found = { runId: _id, recordType: 'ACCOUNT', outcome: 'CREATED', undo: 'KEPT' }
  return (await SyncChange.distinct('recordId', found as never)).map(String)
}

async function command(
  { signal }: RunningJob,
  { _id }: SyncRunRecord,
  source: string,
  recordType: Undoable,
  name: string,
  records: readonly UndoneInput[],
): Promise<UndoneRecord[]> {
  if (records.length === 0) return []
  const options = { as: `system:${undoJob}`, key: `${undoJob}:${String(_id)}:${name}`, signal }
  if (recordType === 'POLICY') {
    const policies = records.map(({ recordType: _, accountId: __, ...policy }) => policy)
    return commandProduct(undoPolicies.document, { input: { source, records: policies } }, undoPolicies.answer, options)
  }
  return commandProduct(undoAccounts.document, { input: { source, records } }, undoAccounts.answer, options)
}

async function storeUndone({ _id }: SyncRunRecord, recordType: Undoable, answers: readonly UndoneRecord[]) {
  let kept = 0
  for (const { foreignId, keptBecause } of answers) {
    const about = { runId: _id, ...undoable, recordType, foreignId }
    if (keptBecause !== null) kept += 1
    const undo = keptBecause === null ? 'UNDONE' : 'KEPT'
    await SyncChange.updateMany(about as never, { $set: { undo, keptBecause } })
  }
  await SyncRun.updateOne({ _id }, { $inc: { 'undo.undone': answers.length - kept, 'undo.kept': kept } })
}
