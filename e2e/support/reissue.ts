import type { Caller } from './caller.ts'

/** An account whose holders have certificates of a policy that has been renewed since. */
export interface RenewedAccount {
  accountId: string
  /** The policy that is certified from now on. */
  nextPolicyId: string
  /** Of the certificates that are to be replaced, each of another holder. */
  certificateIds: string[]
}

/** A run of re-issues, as far as journeys look at it. */
export interface Reissue {
  id: string
  version: number
  state: string
  issued: number
  total: number
  items: { holderName: string; replacedId: string; certificateNumber: string | null; downloadUrl: string | null }[]
}

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Makes an account with a policy, issues a certificate of it for each of so many holders, and renews the policy. */
export async function renewedAccount(caller: Caller, name: string, holders: number): Promise<RenewedAccount> {
  const accountId = await createAccount(caller, name)
  const policy = await createPolicy(caller, accountId)
  const certificateIds: string[] = []
  for (let number = 1; number <= holders; number += 1) {
    certificateIds.push(await certify(caller, accountId, `${name} holder ${String(number).padStart(3, '0')}`))
  }
  const renew = `mutation ($id: ID!, $version: Int!, $input: RenewBusinessPolicyInput!) {
    renewBusinessPolicy(id: $id, version: $version, input: $input) { id }
  }`
  const { renewBusinessPolicy: next } = await caller.call<{ renewBusinessPolicy: { id: string } }>(renew, {
    ...policy,
    input: { state: 'INFORCE', policyNumber: 'RENEWED-2', inforceAt: dayFromNow(-2), expiresAt: dayFromNow(363) },
  })
  return { accountId, nextPolicyId: next.id, certificateIds }
}

async function createAccount(caller: Caller, name: string) {
  const create = 'mutation ($input: CreateAccountInput!) { createAccount(input: $input) { id } }'
  const office = name.toLowerCase().replace(/\W+/g, '.')
  const input = {
    type: 'BUSINESS',
    business: { name, email: `${office}@renewed.example` },
    contact: { name: 'Rita Rail', email: `rita@${office}.example` },
  }
  return (await caller.call<{ createAccount: { id: string } }>(create, { input })).createAccount.id
}

async function createPolicy(caller: Caller, accountId: string) {
  const { carriers } = await caller.call<{ carriers: { items: { id: string }[] } }>(
    'query { carriers(first: 1, filter: { isCarrier: true }) { items { id } } }',
  )
  const create =
    'mutation ($input: CreateBusinessPoliciesInput!) { createBusinessPolicies(input: $input) { id version } }'
  const policy = {
    ...{ type: 'GENERAL_LIABILITY', state: 'INFORCE', policyNumber: 'RENEWED-1', carrierId: carriers.items[0]?.id },
    ...{ inforceAt: dayFromNow(-100), expiresAt: dayFromNow(265) },
    details: { limits: { glPerOccurrenceLimit: 100_000_000, glAggregateLimit: 200_000_000 } },
  }
  const { createBusinessPolicies } = await caller.call<{ createBusinessPolicies: { id: string; version: number }[] }>(
    create,
    { input: { accountId, policies: [policy] } },
  )
  const [made] = createBusinessPolicies
  if (!made) throw new Error('The policy that was just made is not there.')
  return made
}

async function certify(caller: Caller, accountId: string, holder: string) {
  const issue = 'mutation ($input: CreateCertificateInput!) { createCertificate(input: $input) { id } }'
  const address = { line1: '1 Renewal Way', city: 'Oakland', zone: 'CA', postalCode: '94607' }
  const input = { accountId, holder: { name: holder, address } }
  return (await caller.call<{ createCertificate: { id: string } }>(issue, { input })).createCertificate.id
}

/** Starts a run of all of them. */
export async function startReissue(
  caller: Caller,
  { accountId, certificateIds }: RenewedAccount,
): Promise<Pick<Reissue, 'id' | 'version'>> {
  const start = `mutation ($input: StartCertificateReissueInput!) {
    startCertificateReissue(input: $input) { id version }
  }`
  const { startCertificateReissue } = await caller.call<{ startCertificateReissue: Pick<Reissue, 'id' | 'version'> }>(
    start,
    { input: { accountId, certificateIds } },
  )
  return startCertificateReissue
}

export async function readReissue(caller: Caller, id: string): Promise<Reissue> {
  const read = `query ($id: ID!) {
    certificateReissue(id: $id) {
      id version state issued total items { holderName replacedId certificateNumber downloadUrl }
    }
  }`
  return (await caller.call<{ certificateReissue: Reissue }>(read, { id })).certificateReissue
}
