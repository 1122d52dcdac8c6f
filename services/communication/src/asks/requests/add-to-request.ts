import { askProduct, CoverdeskError, commandProduct, findRecord, type JobDefinition, notify } from '@coverdesk/kit'
import { z } from 'zod'
import { EmailThread, type EmailThreadRecord } from '../../email-record/email-thread.model.ts'
import { customerOf } from '../../email-record/list-fields.ts'
import { Ask, type AskRecord } from '../ask-record/ask.model.ts'
import { addToRequestJob } from './jobs.ts'

const payload = z.object({
  ...{ askId: z.string(), details: z.string(), messageId: z.string().nullable() },
  isComplaint: z.boolean().default(false),
})
const enrichRequest = /* GraphQL */ `
  mutation AddToRequest($id: ID!, $input: EnrichServiceRequestInput!, $idempotencyKey: String) {
    enrichServiceRequest(id: $id, input: $input, idempotencyKey: $idempotencyKey) { id }
  }
`
const enriched = z.object({ enrichServiceRequest: z.object({ id: z.string() }) })
const question = 'query AssigneeOfRequest($id: ID!) { serviceRequest(id: $id) { assignee { id } } }'
const answer = z.object({
  serviceRequest: z.object({ assignee: z.object({ id: z.string() }).nullable() }).nullable(),
})

/** Puts what a client wrote later below what their request says, and notifies whoever has it. */
export const addToRequest: JobDefinition = {
  name: addToRequestJob,
  attempts: 20,
  async run({ payload: given, step, signal }) {
    const { askId, details, messageId, isComplaint } = payload.parse(given)
    const ask = await findRecord<AskRecord>(Ask, askId)
    if (!ask) return
    if (!ask.serviceRequestId) throw new Error('The request of this ask is not open yet.')
    const id = ask.serviceRequestId
    const options = { as: `system:${addToRequestJob}`, key: `ask:${askId}:${messageId}`, signal }
    const input = { details, initiator: 'AGENCY_CLIENT', ...(isComplaint && { isComplaint }) }
    const isAdded = await commandProduct(enrichRequest, { id, input }, enriched, options).then(() => true, asResolved)
    if (!isAdded) return
    const { serviceRequest } = await askProduct(question, { id }, answer)
    const thread = await findRecord<EmailThreadRecord>(EmailThread, ask.sourceId)
    if (serviceRequest?.assignee && thread) {
      const { assignee } = serviceRequest
      await step('notify', async () => noticeOf(assignee.id, thread, details))
    }
  },
}

/** The request was resolved or deleted in the meantime. */
function asResolved(error: unknown): false {
  if (error instanceof CoverdeskError && ['VALIDATION_FAILED', 'NOT_FOUND'].includes(error.code)) return false
  throw error
}

const noticeOf = (assigneeId: string, thread: EmailThreadRecord, excerpt: string) =>
  notify({
    ...{ kind: 'COMMENTED', to: [assigneeId], text: 'The client added to a request that is assigned to you', excerpt },
    ...{ about: `${customerOf(thread)} · ${thread.subject || 'Email'}`, path: `/app/emails/${thread._id}` },
  })
