import { CoverdeskError, commandProduct, enqueue, findRecord, type JobDefinition } from '@coverdesk/kit'
import { z } from 'zod'
import { policiesOfText } from '../../accounts/policies-of-text.ts'
import { Call, type CallRecord } from '../../call-record/call.model.ts'
import { EmailThread, type EmailThreadRecord } from '../../email-record/email-thread.model.ts'
import { Ask, type AskRecord } from '../ask-record/ask.model.ts'
import { continueWorkspaceJob, openRequestJob, openWorkspaceJob } from './jobs.ts'
import { type AskingClient, clientOfCall, clientOfThread, requestInput } from './request-input.ts'
import { showChange } from './show-change.ts'

const payload = z.object({ askId: z.string() })
const createRequest = /* GraphQL */ `
  mutation OpenRequest($input: CreateServiceRequestInput!, $idempotencyKey: String) {
    createServiceRequest(input: $input, idempotencyKey: $idempotencyKey) { id }
  }
`
const created = z.object({ createServiceRequest: z.object({ id: z.string() }) })

/** Opens the request of an ask by the product’s own command, in the name of whoever pressed the button, or of Cara. */
export const openRequest: JobDefinition = {
  name: openRequestJob,
  attempts: 20,
  async run({ payload: given, step, signal }) {
    const { askId } = payload.parse(given)
    const ask = await findRecord<AskRecord>(Ask, askId)
    if (!ask || ask.serviceRequestId || ask.state !== 'OPENED') return
    const client = await clientOf(ask)
    if (!client) return
    const input = requestInput(ask, client, await policyOf(ask, client))
    const options = {
      as: ask.openedBy ?? `system:${openRequestJob}`,
      key: `ask:${askId}:${ask.openedBy ?? ''}`,
      signal,
    }
    const answer = await commandProduct(createRequest, { input }, created, options).catch(asRefused)
    await step('note', () => (answer ? noteRequest(ask, answer.createServiceRequest.id) : suggestAgain(ask)))
  },
  async onDead(given) {
    const ask = await findRecord<AskRecord>(Ask, payload.parse(given).askId)
    if (ask && !ask.serviceRequestId) await suggestAgain(ask)
  },
}

async function clientOf({ source, sourceId }: AskRecord): Promise<AskingClient | null> {
  if (source === 'CALL') {
    const call = await findRecord<CallRecord>(Call, sourceId)
    return call && clientOfCall(call)
  }
  const thread = await findRecord<EmailThreadRecord>(EmailThread, sourceId)
  return thread && clientOfThread(thread)
}

/** The policy that the words name by its number, where it is one of this client’s. */
async function policyOf({ fields }: AskRecord, { accountId }: AskingClient): Promise<string | null> {
  const [first, ...others] = (await policiesOfText(fields.details)).filter(({ account }) => account?.id === accountId)
  return first && others.length === 0 ? first.id : null
}

/** Servicing refused the values, so a person decides. */
function asRefused(error: unknown): null {
  if (error instanceof CoverdeskError && error.code === 'VALIDATION_FAILED') return null
  throw error
}

async function noteRequest(ask: AskRecord, serviceRequestId: string): Promise<void> {
  const { _id, source, sourceId } = ask
  await Ask.updateOne({ _id }, { $set: { serviceRequestId } })
  const noted = { $addToSet: { serviceRequestIds: serviceRequestId } }
  if (source === 'CALL') await Call.updateOne({ _id: sourceId }, noted)
  else await EmailThread.updateOne({ _id: sourceId }, noted, { timestamps: false })
  await showChange(ask)
  await beginWorkspace(ask)
}

/** Cara begins with what a thread asks for, or looks at it again, once the request of each ask is open. */
async function beginWorkspace({ _id, source, sourceId }: AskRecord): Promise<void> {
  if (source !== 'EMAIL_THREAD') return
  const opened = await Ask.find({ source, sourceId, state: 'OPENED' }).sort({ place: 1, _id: 1 }).lean<AskRecord[]>()
  const [serviceRequestId] = opened.map(ask => ask.serviceRequestId)
  if (!serviceRequestId || opened.some(ask => !ask.serviceRequestId)) return
  const thread = await findRecord<EmailThreadRecord>(EmailThread, sourceId)
  if (thread?.workspaceId)
    await enqueue(continueWorkspaceJob, { threadId: sourceId, because: String(_id) }, { key: `${sourceId} ${_id}` })
  else await enqueue(openWorkspaceJob, { threadId: sourceId, serviceRequestId }, { key: sourceId })
}

async function suggestAgain(ask: AskRecord): Promise<void> {
  await Ask.updateOne({ _id: ask._id }, { $set: { state: 'SUGGESTED', openedBy: null } })
  await showChange(ask)
  await beginWorkspace(ask)
}
