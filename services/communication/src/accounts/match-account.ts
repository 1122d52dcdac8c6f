import { findRecord, type JobDefinition } from '@coverdesk/kit'
import { z } from 'zod'
import { Call, type CallRecord } from '../call-record/call.model.ts'
import { listFields } from '../call-record/list-fields.ts'
import { accountOfNumber } from './account-of-call.ts'

const payload = z.object({ callId: z.string() })

/** Finds the account of a call by its number. While accounts don’t answer, it tries again for about a day. */
export const matchAccount: JobDefinition = {
  name: 'match-account',
  attempts: 9,
  async run({ payload: given, step }) {
    const { callId } = payload.parse(given)
    const seen = await findRecord<CallRecord>(Call, callId)
    if (!seen?.fromNumber || seen.accountId || seen.isAccountChosen) return
    const client = await accountOfNumber(seen.fromNumber)
    if (!client) return
    await step('set', async () => {
      const call = await findRecord<CallRecord>(Call, callId)
      // Someone was faster.
      if (!call || call.accountId || call.isAccountChosen) return
      await Call.updateOne(
        { _id: call._id },
        { $set: { ...client, ...listFields({ ...call, ...client }) }, $inc: { version: 1 } },
      )
    })
  },
}
