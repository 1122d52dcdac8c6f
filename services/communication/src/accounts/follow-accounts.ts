import { type ConsumerDefinition, CoverdeskError, enqueue, type JobDefinition } from '@coverdesk/kit'
import { z } from 'zod'
import { announceThread } from '../asks/ask-record/announce-thread.ts'
import { Call, type CallRecord } from '../call-record/call.model.ts'
import { listFields } from '../call-record/list-fields.ts'
import { EmailThread, type EmailThreadRecord } from '../email-record/email-thread.model.ts'
import { listFields as listFieldsOfThread } from '../email-record/list-fields.ts'
import { accountOfCall } from './account-of-call.ts'

const payload = z.object({ accountId: z.string() })

/** Calls and e-mail threads bear the name of their account, and go to the one that was kept where it was merged. It tries for about a day. */
export const refreshAccount: JobDefinition = {
  name: 'refresh-account',
  attempts: 9,
  async run({ payload: given, step }) {
    const { accountId } = payload.parse(given)
    const client = await accountOfCall(accountId).catch(asGone)
    if (!client) return
    await step('refresh', async () => {
      // They keep their versions: no one has changed them.
      for (const call of await Call.find({ accountId }).lean<CallRecord[]>()) {
        const update = { ...client, ...listFields({ ...call, ...client }) }
        await Call.updateOne({ _id: call._id }, { $set: update }, { timestamps: false })
      }
      for (const thread of await EmailThread.find({ accountId }).lean<EmailThreadRecord[]>()) {
        const update = { ...client, ...listFieldsOfThread({ ...thread, ...client }) }
        await EmailThread.updateOne({ _id: thread._id }, { $set: update }, { timestamps: false })
        announceThread(String(thread._id))
      }
    })
  },
}

/** It was deleted: its calls and threads keep the name that they have. */
function asGone(error: unknown): null {
  if (error instanceof CoverdeskError && error.code === 'NOT_FOUND') return null
  throw error
}

export const followAccounts: ConsumerDefinition = {
  name: 'accounts-of-calls',
  types: ['AccountUpdated', 'AccountsMerged'],
  async handle({ id }) {
    const named = { accountId: id }
    const isNamed = (await Call.exists(named)) ?? (await EmailThread.exists(named))
    if (isNamed) await enqueue(refreshAccount.name, { accountId: id })
  },
}
