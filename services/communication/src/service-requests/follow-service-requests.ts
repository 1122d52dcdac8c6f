import { askProduct, type ConsumerDefinition, CoverdeskError, enqueue, type JobDefinition } from '@coverdesk/kit'
import { isValidObjectId } from 'mongoose'
import { z } from 'zod'
import { announceThread } from '../asks/ask-record/announce-thread.ts'
import { Call } from '../call-record/call.model.ts'
import { EmailThread } from '../email-record/email-thread.model.ts'

const payload = z.object({ serviceRequestId: z.string() })
const question = 'query CallServiceRequest($id: ID!) { serviceRequest(id: $id) { source { type id } } }'
const answer = z.object({
  serviceRequest: z.object({ source: z.object({ type: z.string(), id: z.string() }).nullable() }).nullable(),
})

/** Notes at its call, or its e-mail thread, that a request was concluded from it. While servicing doesn’t answer, it tries for about a day. */
export const noteServiceRequest: JobDefinition = {
  name: 'note-service-request',
  attempts: 9,
  async run({ payload: given, step }) {
    const { serviceRequestId: id } = payload.parse(given)
    const { serviceRequest } = await askProduct(question, { id }, answer).catch(asGone)
    const source = serviceRequest?.source
    if (!source || !isValidObjectId(source.id)) return
    const unnoted = { _id: source.id, serviceRequestIds: { $ne: id } }
    const noted = { $push: { serviceRequestIds: id } }
    if (source.type === 'CALL') await step('note', () => Call.updateOne(unnoted, { ...noted, $inc: { version: 1 } }))
    if (source.type !== 'EMAIL_THREAD') return
    await step('note', async () => {
      // Whoever writes an answer meanwhile is not told of a conflict.
      const { modifiedCount } = await EmailThread.updateOne(unnoted, noted)
      if (modifiedCount > 0) announceThread(source.id)
    })
  },
}

function asGone(error: unknown): z.output<typeof answer> {
  if (error instanceof CoverdeskError && error.code === 'NOT_FOUND') return { serviceRequest: null }
  throw error
}

/** What was entered by hand may get its source later. */
export const followServiceRequests: ConsumerDefinition = {
  name: 'service-requests-of-calls',
  types: ['ServiceRequestCreated', 'ServiceRequestUpdated'],
  handle: async ({ id, version }) =>
    void (await enqueue(noteServiceRequest.name, { serviceRequestId: id }, { key: `${id}:${version}` })),
}
