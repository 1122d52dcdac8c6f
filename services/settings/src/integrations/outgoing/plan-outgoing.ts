import { currentAgencyId } from '@coverdesk/kit'
import { Agency } from '../../models/agency.model.ts'
import type { AmsSession } from '../adapters/adapter.ts'
import { localTime } from '../adapters/days-there.ts'
import { callToSend, requestToSend } from './outgoing-facts.ts'
import type { OutgoingRecord } from './outgoing-record.model.ts'
import { requestTitle } from './request-titles.ts'

/** What is to be done with one record: send it, or leave it out for a reason. */
type OutgoingPlan =
  | { name: string; reason: string; send?: never }
  | { name: string; reason?: never; send(session: AmsSession): Promise<string> }

/** Which client there an account is; null: none. */
type ClientOf = (accountId: string) => Promise<string | null>

/** What a sync does with a record, and what a preview says that it does. Null: there is nothing to send. */
export const planOf = (record: OutgoingRecord, clientOf: ClientOf): Promise<OutgoingPlan | null> =>
  record.kind === 'TASK' ? requestPlan(record, clientOf) : callPlan(record, clientOf)

const noClient = 'Its account is not in the other system.'

async function requestPlan(record: OutgoingRecord, clientOf: ClientOf): Promise<OutgoingPlan | null> {
  const request = await requestToSend(record.recordId)
  if (!request) return null
  const name = [requestTitle(request.type), request.customerName].filter(Boolean).join(' · ')
  const client = request.account && (await clientOf(request.account.id))
  if (!client) return { name, reason: noClient }
  const { timeZone } = await Agency.findById(currentAgencyId(), { timeZone: 1 }).orFail().lean()
  const task = {
    marker: `Coverdesk request ${record.recordId}`,
    foreignId: record.foreignId,
    accountForeignId: client,
    title: name,
    description: request.details ?? '',
    isDone: request.state === 'CLOSED',
    dueDay: request.dueAt ? localTime(new Date(request.dueAt), timeZone).slice(0, 10) : null,
    assignedTo: request.assignee ? [request.assignee.name] : [],
    isRepeated: record.isSending,
  }
  return { name, send: async session => (await session.sendTask?.(task)) ?? '' }
}

async function callPlan(record: OutgoingRecord, clientOf: ClientOf): Promise<OutgoingPlan | null> {
  // The log there has each call once, when it is over.
  if (record.foreignId) return null
  const call = await callToSend(record.recordId)
  if (call?.status !== 'COMPLETED' || !call.startedAt) return null
  const name = call.fromName ?? call.fromNumber ?? 'A call'
  const client = call.account && (await clientOf(call.account.id))
  if (!client) return { name, reason: noClient }
  const { startedAt, endedAt, fromName, fromNumber, summary } = call
  const seconds = endedAt ? Math.max(0, Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1_000)) : 0
  const entry = {
    marker: `coverdesk-${record.recordId}`,
    accountForeignId: client,
    ...{ fromName, fromNumber, startedAt, seconds },
    result: summary ?? 'Answered by Cara',
    isRepeated: record.isSending,
  }
  return { name, send: async session => (await session.sendCall?.(entry)) ?? '' }
}
