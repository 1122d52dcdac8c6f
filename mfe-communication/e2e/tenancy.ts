import { until } from '../../e2e/support/product.ts'
import type { AreaTenancy, Records } from '../../e2e/tenancy/records.ts'

const log = 'mutation ($input: LogCallInput!) { logCall(input: $input) { id } }'
const read = 'query ($id: ID!) { call(id: $id) { asks { id } } }'

const link = 'mutation ($id: ID!, $accountId: ID) { linkEmailThread(id: $id, accountId: $accountId) { id } }'

interface Thread {
  id: string
  version: number
  participantEmails: { id: string }[]
}

/** Of the demo: mail makes them, no mutation does. */
async function thread({ caller }: Records): Promise<Thread> {
  const { emailThreads } = await caller.call<{ emailThreads: { items: Thread[] } }>(
    '{ emailThreads(first: 1) { items { id version participantEmails { id } } } }',
  )
  const [first] = emailThreads.items
  if (!first) throw new Error('The demo has no email thread.')
  return first
}

export const tenancy: AreaTenancy = {
  kinds: {
    'Query.emailThreads.filter.accountId': 'Account with a thread',
    askId: 'Ask',
    emailId: 'ParticipantEmail',
    'Mutation.replyToEmailThread.input.fileIds': 'upload',
  },
  records: {
    EmailThread: thread,
    ParticipantEmail: async agency => ({ id: (await thread(agency)).participantEmails[0]?.id ?? '' }),
    'Account with a thread': async agency => {
      const account = await agency.get('Account')
      await agency.caller.call(link, { id: (await thread(agency)).id, accountId: account.id })
      return account
    },
    // What is asked for in a call is found a moment after it was logged.
    Ask: async ({ caller, mark }) => {
      const summary = `${mark} needs something. Caller needs a certificate of insurance for a job.`
      const input = { fromName: 'Ada Wren', day: '2026-01-31', time: '2 PM', timeZone: 'UTC', minutes: '5', summary }
      const { logCall } = await caller.call<{ logCall: { id: string } }>(log, { input })
      const asks = async () => (await caller.call<{ call: { asks: { id: string }[] } }>(read, logCall)).call.asks
      await until(async () => (await asks()).length > 0, 90_000, 'Nothing was found in the call.')
      return { id: (await asks())[0]?.id ?? '' }
    },
  },
}
