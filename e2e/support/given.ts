import type { Caller } from './caller.ts'

// What a journey begins with and is not about: made by the API, as the dialogs would.

export const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** @returns the id of an account */
export async function createBusiness(caller: Caller, name: string): Promise<string> {
  const create = 'mutation ($input: CreateAccountInput!) { createAccount(input: $input) { id } }'
  const office = name.toLowerCase().replace(/\W+/g, '.')
  const input = {
    type: 'BUSINESS',
    business: { name, email: `${office}@given.example` },
    contact: { name: 'Rita Rail', email: `rita@${office}.example` },
  }
  return (await caller.call<{ createAccount: { id: string } }>(create, { input })).createAccount.id
}

/** A general liability policy, in binding unless something else is said. */
export async function createLiability(
  caller: Caller,
  accountId: string,
  policy: object,
): Promise<{ id: string; version: number }> {
  const { carriers } = await caller.call<{ carriers: { items: { id: string }[] } }>(
    'query { carriers(first: 1, filter: { isCarrier: true }) { items { id } } }',
  )
  const create =
    'mutation ($input: CreateBusinessPoliciesInput!) { createBusinessPolicies(input: $input) { id version } }'
  const carrierId = carriers.items[0]?.id
  const policies = [{ type: 'GENERAL_LIABILITY', carrierId, ...policy }]
  const { createBusinessPolicies } = await caller.call<{ createBusinessPolicies: { id: string; version: number }[] }>(
    create,
    { input: { accountId, policies } },
  )
  const [made] = createBusinessPolicies
  if (!made) throw new Error('The policy that was just made is not there.')
  return made
}

/** A business with a policy, each by the path of its pages. */
export async function businessWithPolicy(
  caller: Caller,
  name: string,
  policyNumber: string,
): Promise<{ account: string; path: string }> {
  const accountId = await createBusiness(caller, name)
  const money = { premium: 4_821_50, taxes: 144_65, commissionRate: 0.125 }
  const term = { inforceAt: dayFromNow(0), expiresAt: dayFromNow(365) }
  const { id } = await createLiability(caller, accountId, { policyNumber, ...term, ...money })
  return { account: `/app/accounts/${accountId}`, path: `/app/policies/${id}` }
}
