import { followRecord } from '@coverdesk/kit'
import { announceThread } from '../asks/ask-record/announce-thread.ts'
import { Call, type CallRecord } from '../call-record/call.model.ts'
import { listFields } from '../call-record/list-fields.ts'
import { EmailThread, type EmailThreadRecord } from '../email-record/email-thread.model.ts'
import { listFields as listFieldsOfThread } from '../email-record/list-fields.ts'
import { accountOfCall, type Client } from './account-of-call.ts'

type Found = Client & { id: string }

async function read(id: string): Promise<Found> {
  const client = await accountOfCall(id)
  return { id: client.accountId, ...client }
}

/** Calls are found and sorted by what their account is called now. */
export const followAccountsOfCalls = followRecord<CallRecord, Found>({
  name: 'accounts-of-calls',
  type: 'Account',
  into: { model: Call, field: 'accountId' },
  read,
  fields:
    ({ account }) =>
    call => ({ account, ...listFields({ ...call, account }) }),
})

/** And so are email threads. */
export const followAccountsOfThreads = followRecord<EmailThreadRecord, Found>({
  name: 'accounts-of-email-threads',
  type: 'Account',
  into: { model: EmailThread, field: 'accountId' },
  read,
  fields:
    ({ account }) =>
    thread => {
      announceThread(String(thread._id))
      return { account, ...listFieldsOfThread({ ...thread, account }) }
    },
})
