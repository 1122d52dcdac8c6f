import type { Caller } from '../../e2e/support/caller.ts'
import type { Row, Tenancy } from '../../e2e/tenancy/tenancy.ts'

interface CallWorld {
  call: string
  callAccount: string
}

const known = 'id customerName accountName fromName fromNumber summary disconnectionReason'
const whole = `${known} account { id } recordingUrl serviceRequests { id details }
  transcript { content toolName toolArgumentsJson }`

/** One row for each operation: how it is called, and which arguments name records. */
const rows: Record<string, Row<CallWorld>> = {
  'Query.calls': {
    document: `query { calls(first: 100) { total items { ${known} } } }`,
    variables: () => ({}),
    ids: {},
  },
  'Query.call': {
    document: `query ($id: ID!) { call(id: $id) { ${whole} } }`,
    variables: ({ call }) => ({ id: call }),
    ids: { id: 'call' },
  },
  'Mutation.logCall': {
    document: 'mutation ($input: LogCallInput!) { logCall(input: $input) { status } }',
    variables: ({ callAccount }) => ({
      input: {
        ...{ fromName: 'Of the matrix', accountId: callAccount, day: '2026-01-31', time: '9:00' },
        ...{ timeZone: 'America/Los_Angeles', minutes: '3' },
      },
    }),
    ids: { 'input.accountId': 'callAccount' },
  },
  'Mutation.linkCall': {
    document: 'mutation ($id: ID!, $accountId: ID) { linkCall(id: $id, accountId: $accountId) { id } }',
    variables: ({ call, callAccount }) => ({ id: call, accountId: callAccount }),
    ids: { accountId: 'callAccount', id: 'call' },
  },
}

async function worldOf(caller: Caller): Promise<CallWorld> {
  const query = '{ calls(first: 20, filter: { status: COMPLETED }) { items { id account { id } } } }'
  const { calls } = await caller.call<{ calls: { items: { id: string; account: { id: string } | null }[] } }>(query)
  const found = calls.items.find(({ account }) => account)
  if (!found?.account) throw new Error('The demo data has no call of an account.')
  return { call: found.id, callAccount: found.account.id }
}

export const tenancy: Tenancy<CallWorld> = {
  rows,
  worldOf,
  nowhere: { call: '6fffffffffffffffffffff99', callAccount: '6fffffffffffffffffffff98' },
}
