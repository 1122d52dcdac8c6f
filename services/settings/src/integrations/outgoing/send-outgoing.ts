import { inTurn, type RunningJob } from '@coverdesk/kit'
import type { AmsAdapter, AmsSession } from '../adapters/adapter.ts'
import { AmsFailure } from '../adapters/ams-failure.ts'
import { type IntegrationRecord, sourceOf } from '../record/integration.model.ts'
import { countOn, insertChanges } from '../record/keep-changes.ts'
import { SyncChange } from '../record/sync-change.model.ts'
import type { SyncRunRecord } from '../record/sync-run.model.ts'
import { isWanted } from './follow-outgoing.ts'
import { clientThere } from './outgoing-facts.ts'
import { OutgoingRecord } from './outgoing-record.model.ts'
import { planOf } from './plan-outgoing.ts'

const maxAtOnce = 50

interface Connected {
  adapter: AmsAdapter
  session: AmsSession
}

/** Sends what the toggles want sent, and what has changed since. @throws AmsFailure where the other system is in trouble */
export async function sendOutgoing(
  job: RunningJob,
  run: SyncRunRecord,
  integration: IntegrationRecord,
  { adapter, session }: Connected,
): Promise<void> {
  for (;;) {
    const due = await dueAfter(null, integration, adapter)
    if (due.length === 0) return
    for (const record of due) await inTurn(job.signal, () => sendOne(job, run, integration, session, record))
  }
}

/** Tells what a sync would send. Whether the other system takes it, only the sync finds out. */
export async function previewOutgoing(
  job: RunningJob,
  run: SyncRunRecord,
  integration: IntegrationRecord,
  adapter: AmsAdapter,
): Promise<void> {
  const clientOf = clientInPreview(run, sourceOf(integration))
  let last: OutgoingRecord | undefined
  do {
    const due = await dueAfter(last?._id ?? null, integration, adapter)
    for (const record of due) {
      await job.step(`outgoing ${record._id}`, async () => {
        const plan = await planOf(record, clientOf)
        if (plan) await tell(run, record, { name: plan.name, foreignId: null, reason: plan.reason ?? null })
      })
    }
    last = due.at(-1)
  } while (last)
}

function dueAfter(
  last: OutgoingRecord['_id'] | null,
  integration: IntegrationRecord,
  { capabilities: { tasksOut, callsOut } }: AmsAdapter,
): Promise<OutgoingRecord[]> {
  const kinds = [
    ...(tasksOut && isWanted(integration, 'TASK') ? ['TASK'] : []),
    ...(callsOut && isWanted(integration, 'CALL') ? ['CALL'] : []),
  ]
  return OutgoingRecord.find({
    ...{ integrationId: integration._id, isDue: true, kind: { $in: kinds } },
    ...(last && { _id: { $gt: last } }),
  } as never)
    .sort({ _id: 1 })
    .limit(maxAtOnce)
    .lean<OutgoingRecord[]>()
}

/** The client that an account is there, or would be after the sync that is previewed. */
const clientInPreview =
  ({ _id }: SyncRunRecord, source: string) =>
  async (accountId: string): Promise<string | null> => {
    const matched = { runId: _id, recordType: 'ACCOUNT', outcome: 'MATCHED', recordId: accountId }
    return (
      (await clientThere(source, accountId)) ??
      (await SyncChange.findOne(matched as never, { foreignId: 1 }).lean())?.foreignId ??
      null
    )
  }

/** What became of it; without a reason it was sent. */
interface Sent {
  name: string
  foreignId: string | null
  reason: string | null
}

async function sendOne(
  job: RunningJob,
  run: SyncRunRecord,
  integration: IntegrationRecord,
  session: AmsSession,
  record: OutgoingRecord,
): Promise<void> {
  const { _id, changes } = record
  const source = sourceOf(integration)
  const plan = await planOf(record, accountId => clientThere(source, accountId))
  let sent: Sent | null = plan && { name: plan.name, foreignId: null, reason: plan.reason ?? null }
  if (plan?.send) {
    await job.write(() => OutgoingRecord.updateOne({ _id }, { $set: { isSending: true } }))
    sent = { name: plan.name, ...(await orRefused(() => plan.send(session))) }
  }
  await job.write(async () => {
    // What has changed while it was sent is due again.
    const state = { isSending: false, ...(sent?.foreignId && { foreignId: sent.foreignId }) }
    await OutgoingRecord.updateOne({ _id }, { $set: state })
    await OutgoingRecord.updateOne({ _id, changes }, { $set: { isDue: false } })
    if (sent) await tell(run, record, sent)
  })
}

/** Inside of a transaction. */
async function tell(run: SyncRunRecord, { kind, recordId }: OutgoingRecord, { name, foreignId, reason }: Sent) {
  const outcome = reason === null ? ('SENT' as const) : ('SKIPPED' as const)
  await insertChanges(run, [{ recordType: kind, outcome, name, reason, recordId, foreignId: foreignId ?? recordId }])
  await countOn(run, [{ recordType: kind, outcome }])
}

/** What the other system does not take is told, and not tried again; trouble there ends the run. */
async function orRefused(send: () => Promise<string>): Promise<Pick<Sent, 'foreignId' | 'reason'>> {
  try {
    return { foreignId: await send(), reason: null }
  } catch (error) {
    if (error instanceof AmsFailure && error.kind === 'REFUSED') return { foreignId: null, reason: error.message }
    throw error
  }
}
