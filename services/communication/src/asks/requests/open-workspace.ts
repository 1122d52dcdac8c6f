import { askProduct, CoverdeskError, commandProduct, findRecord, type JobDefinition } from '@coverdesk/kit'
import { z } from 'zod'
import { EmailThread, type EmailThreadRecord } from '../../email-record/email-thread.model.ts'
import { messagesOf } from '../../email-record/messages-of-threads.ts'
import { announceThread } from '../ask-record/announce-thread.ts'
import { openWorkspaceJob } from './jobs.ts'

const payload = z.object({ threadId: z.string(), serviceRequestId: z.string() })
const createWorkspace = /* GraphQL */ `
  mutation OpenWorkspace($input: CreateCaraWorkspaceInput!, $idempotencyKey: String) {
    createCaraWorkspace(input: $input, idempotencyKey: $idempotencyKey) { id }
  }
`
const created = z.object({ createCaraWorkspace: z.object({ id: z.string() }) })
const question = /* GraphQL */ `
  query WorkspaceOwner($id: ID!) {
    serviceRequest(id: $id) { type assignee { id } }
    agencyUsers { id state }
  }
`
const answer = z.object({
  serviceRequest: z.object({ type: z.string(), assignee: z.object({ id: z.string() }).nullable() }).nullable(),
  agencyUsers: z.array(z.object({ id: z.string(), state: z.string() })),
})

/** `CREATE_CERTIFICATE` → `Create Certificate`. */
const titleOf = (type: string) =>
  type
    .toLowerCase()
    .split('_')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/** The client’s own words come with the service request; here they would count as those of a person of the agency. */
const messageFor = (type: string) => `${titleOf(type)}: a client asks by email

Read the service request and the attachments, say what is still missing, and draft a reply to the client.`

const maxDocuments = 20

/** Has Cara begin to work on what a thread asks for, with its attachments: once in each thread. */
export const openWorkspace: JobDefinition = {
  name: openWorkspaceJob,
  attempts: 9,
  async run({ payload: given, step, signal }) {
    const { threadId, serviceRequestId } = payload.parse(given)
    const thread = await findRecord<EmailThreadRecord>(EmailThread, threadId)
    if (!thread || thread.workspaceId) return
    const mails = await messagesOf(threadId)
    const { serviceRequest, agencyUsers } = await askProduct(question, { id: serviceRequestId }, answer)
    const active = agencyUsers.filter(({ state }) => state === 'ACTIVE').map(({ id }) => id)
    const answeredBy = mails.findLast(({ delivery }) => delivery)?.delivery?.userId
    const agencyUserId = ownerAmong(active, [serviceRequest?.assignee?.id, answeredBy])
    if (!serviceRequest || !agencyUserId) return
    const message = messageFor(serviceRequest.type)
    const attached = mails.flatMap(({ attachments }) => attachments.flatMap(({ fileId }) => fileId ?? []))
    const input = {
      message,
      serviceRequestId,
      emailThreadId: threadId,
      agencyUserId,
      documentIds: [...new Set(attached)].slice(0, maxDocuments),
    }
    const options = { as: `system:${openWorkspaceJob}`, key: `thread:${threadId}`, signal }
    const made = await commandProduct(createWorkspace, { input }, created, options).catch(asRefused)
    if (!made) return
    await step('note', async () => {
      const set = { $set: { workspaceId: made.createCaraWorkspace.id } }
      await EmailThread.updateOne({ _id: threadId, workspaceId: null }, set, { timestamps: false })
      announceThread(threadId)
    })
  },
}

/**
 * Whose the workspace is: the request’s assignee, or else whoever answered in the thread last, or else whoever has been at the
 * agency longest. Null: no one can sign in.
 */
const ownerAmong = (active: readonly string[], wanted: readonly (string | undefined)[]): string | null =>
  wanted.find(id => id && active.includes(id)) ?? active.toSorted()[0] ?? null

/** The file or the request no longer exists; people can still work from the thread. */
function asRefused(error: unknown): null {
  if (error instanceof CoverdeskError && error.code === 'VALIDATION_FAILED') return null
  throw error
}
