import { currentAgencyId, inTurn, type RunningJob } from '@coverdesk/kit'
import { Agency } from '../../models/agency.model.ts'
import type { AmsAdapter, AmsSession } from '../adapters/adapter.ts'
import { AmsFailure } from '../adapters/ams-failure.ts'
import { localTime } from '../adapters/days-there.ts'
import { type IntegrationRecord, sourceOf } from '../record/integration.model.ts'
import { countOn, insertChanges } from '../record/keep-changes.ts'
import type { SyncRunRecord } from '../record/sync-run.model.ts'
import { isWanted } from './follow-outgoing.ts'
import { callToSend, clientThere, requestToSend } from './outgoing-facts.ts'
import { OutgoingRecord } from './outgoing-record.model.ts'
import { requestTitle } from './request-titles.ts'

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
  const { tasksOut, callsOut } = adapter.capabilities
  const kinds = [
    ...(tasksOut && isWanted(integration, 'TASK') ? ['TASK'] : []),
    ...(callsOut && isWanted(integration, 'CALL') ? ['CALL'] : []),
  ]
  for (;;) {
    const due = await OutgoingRecord.find({
      ...{ integrationId: integration._id, isDue: true, kind: { $in: kinds } },
    } as never)
      .sort({ _id: 1 })
      .limit(maxAtOnce)
      .lean<OutgoingRecord[]>()
    if (due.length === 0) return
    for (const record of due) await inTurn(job.signal, () => sendOne(job, run, integration, session, record))
  }
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
  const { _id, kind, recordId, changes } = record
  const before = async () => {
    await job.write(() => OutgoingRecord.updateOne({ _id }, { $set: { isSending: true } }))
  }
  const source = sourceOf(integration)
  const send = kind === 'TASK' ? sendRequest : sendCall
  const sent = await send(session, source, record, before)
  await job.write(async () => {
    // What has changed while it was sent is due again.
    const state = { isSending: false, ...(sent.foreignId && { foreignId: sent.foreignId }) }
    await OutgoingRecord.updateOne({ _id }, { $set: state })
    await OutgoingRecord.updateOne({ _id, changes }, { $set: { isDue: false } })
    if (sent.reason === null && sent.foreignId === null) return
    const outcome = sent.reason === null ? ('SENT' as const) : ('SKIPPED' as const)
    const { name, reason } = sent
    await insertChanges(run, [
      { recordType: kind, outcome, name, reason, recordId, foreignId: sent.foreignId ?? recordId },
    ])
    await countOn(run, [{ recordType: kind, outcome }])
  })
}

type Send = (session: AmsSession, source: string, record: OutgoingRecord, before: () => Promise<void>) => Promise<Sent>

const nothing: Sent = { name: '', foreignId: null, reason: null }
const noClient = 'Its account is not in the other system.'

const sendRequest: Send = async (session, source, record, before) => {
  const request = await requestToSend(record.recordId)
  if (!request || !session.sendTask) return nothing
  const name = [requestTitle(request.type), request.customerName].filter(Boolean).join(' · ')
  const client = request.account && (await clientThere(source, request.account.id))
  if (!client) return { name, foreignId: null, reason: noClient }
  await before()
  const { timeZone } = await Agency.findById(currentAgencyId(), { timeZone: 1 }).orFail().lean()
  const foreignId = await orRefused(() =>
    session.sendTask?.({
      marker: `Coverdesk request ${record.recordId}`,
      foreignId: record.foreignId,
      accountForeignId: client,
      title: name,
      description: request.details ?? '',
      isDone: request.state === 'CLOSED',
      dueDay: request.dueAt ? localTime(new Date(request.dueAt), timeZone).slice(0, 10) : null,
      assignedTo: request.assignee ? [request.assignee.name] : [],
      isRepeated: record.isSending,
    }),
  )
  return { name, ...foreignId }
}

const sendCall: Send = async (session, source, record, before) => {
  // The log there has each call once, when it is over.
  if (record.foreignId) return nothing
  const call = await callToSend(record.recordId)
  if (call?.status !== 'COMPLETED' || !call.startedAt || !session.sendCall) return nothing
  const name = call.fromName ?? call.fromNumber ?? 'A call'
  const client = call.account && (await clientThere(source, call.account.id))
  if (!client) return { name, foreignId: null, reason: noClient }
  await before()
  const { startedAt, endedAt, fromName, fromNumber, summary } = call
  const seconds = endedAt ? Math.max(0, Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1_000)) : 0
  const foreignId = await orRefused(() =>
    session.sendCall?.({
      marker: `coverdesk-${record.recordId}`,
      accountForeignId: client,
      ...{ fromName, fromNumber, startedAt, seconds },
      result: summary ?? 'Answered by Cara',
      isRepeated: record.isSending,
    }),
  )
  return { name, ...foreignId }
}

/** What the other system does not take is told, and not tried again; trouble there ends the run. */
async function orRefused(send: () => Promise<string> | undefined): Promise<Pick<Sent, 'foreignId' | 'reason'>> {
  try {
    return { foreignId: (await send()) ?? null, reason: null }
  } catch (error) {
    if (error instanceof AmsFailure && error.kind === 'REFUSED') return { foreignId: null, reason: error.message }
    throw error
  }
}
