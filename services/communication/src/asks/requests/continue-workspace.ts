import { askProduct, CoverdeskError, commandProduct, findRecord, type JobDefinition } from '@coverdesk/kit'
import { z } from 'zod'
import { EmailThread, type EmailThreadRecord } from '../../email-record/email-thread.model.ts'
import { messagesOf } from '../../email-record/messages-of-threads.ts'
import { continueWorkspaceJob } from './jobs.ts'

const payload = z.object({ threadId: z.string(), because: z.string() })
const question = 'query BusyWorkspace($id: ID!) { caraWorkspace(id: $id) { state approvals { id } sources { id } } }'
const answer = z.object({
  caraWorkspace: z
    .object({
      state: z.string(),
      approvals: z.array(z.object({ id: z.string() })),
      sources: z.array(z.object({ id: z.string() })),
    })
    .nullable(),
})
const command = /* GraphQL */ `
  mutation ContinueWorkspace($id: ID!, $documentIds: [ID!], $idempotencyKey: String) {
    continueCaraWorkspaceOfThread(id: $id, documentIds: $documentIds, idempotencyKey: $idempotencyKey) { id }
  }
`
const continued = z.object({ continueCaraWorkspaceOfThread: z.object({ id: z.string() }) })
const maxDocuments = 20

/** Has Cara look at a thread again that she works on. While she works on it, or waits for a person, it is tried later. */
export const continueWorkspace: JobDefinition = {
  name: continueWorkspaceJob,
  attempts: 9,
  async run({ payload: given, signal }) {
    const { threadId, because } = payload.parse(given)
    const thread = await findRecord<EmailThreadRecord>(EmailThread, threadId)
    if (!thread?.workspaceId) return
    const id = thread.workspaceId
    const { caraWorkspace } = await askProduct(question, { id }, answer)
    if (!caraWorkspace) return
    if (caraWorkspace.state === 'WORKING' || caraWorkspace.approvals.length > 0)
      throw new Error('Cara is still working.')
    const mails = await messagesOf(threadId)
    const attached = mails.flatMap(({ attachments }) => attachments.flatMap(({ fileId }) => fileId ?? []))
    const documentIds = attached.filter(fileId => caraWorkspace.sources.every(source => source.id !== fileId))
    const options = { as: `system:${continueWorkspaceJob}`, key: `continue:${threadId}:${because}`, signal }
    const variables = { id, documentIds: [...new Set(documentIds)].slice(0, maxDocuments) }
    await commandProduct(command, variables, continued, options).catch(asGone)
  },
}

/** A workspace that is gone; where Cara has begun something else meanwhile, it is tried again. */
function asGone(error: unknown): void {
  if (!(error instanceof CoverdeskError && error.code === 'NOT_FOUND')) throw error
}
