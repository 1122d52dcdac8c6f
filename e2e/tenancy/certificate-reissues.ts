import type { Caller } from '../support/caller.ts'
import { until } from '../support/product.ts'

/** What the rows of reissues are tried on. */
export interface ReissueWorld {
  certifiedAccount: string
  /** A certificate of a policy of the account that has been renewed since. */
  superseded: string
  /** A run of the account that has ended. */
  reissue: string
  reissueVersion: number
}

interface Run {
  id: string
  version: number
  state: string
}

const holder = {
  name: 'Matrixrenewal',
  address: { line1: '3 Matrix Way', city: 'Oakland', zone: 'CA', postalCode: '94607' },
}
const number = 'MATRIXTERM'
const reason = { overrideReason: 'Of the matrix' }

const find = `query ($accountId: ID!) { supersededCertificates(accountId: $accountId) { certificate { id } } }`
const terms = `query ($search: String, $accountId: ID) {
  businessPolicies(first: 100, search: $search, filter: { accountId: $accountId }) {
    items { id version renewal { nextPolicies { id } } }
  }
}`
const log = `mutation ($input: CreateBusinessPoliciesInput!) { createBusinessPolicies(input: $input) { id version } }`
const issue = `mutation ($input: CreateCertificateInput!) { createCertificate(input: $input) { id } }`
const renew = `mutation ($id: ID!, $version: Int!, $input: RenewBusinessPolicyInput!) {
  renewBusinessPolicy(id: $id, version: $version, input: $input) { id }
}`
const start = `mutation ($input: StartCertificateReissueInput!) { startCertificateReissue(input: $input) { id version state } }`
const list = `query ($accountId: ID!) { certificateReissues(accountId: $accountId, first: 1) { items { id version state } } }`

/** Those that are there, or new ones: a row of the matrix takes one of them on. */
export async function reissueOf(caller: Caller, accountId: string): Promise<Omit<ReissueWorld, 'certifiedAccount'>> {
  const { id, version } = (await endedRun(caller, accountId)) ?? (await newRun(caller, accountId))
  return { superseded: await supersededOf(caller, accountId), reissue: id, reissueVersion: version }
}

async function newRun(caller: Caller, accountId: string): Promise<Run> {
  const certificateIds = [await supersededOf(caller, accountId)]
  await caller.call(start, { input: { accountId, certificateIds, ...reason } })
  const run = await endedRun(caller, accountId)
  if (!run) throw new Error('The run that was just started is not there.')
  return run
}

/** The newest one, once it has ended. */
async function endedRun(caller: Caller, accountId: string): Promise<Run | undefined> {
  const read = async () =>
    (await caller.call<{ certificateReissues: { items: Run[] } }>(list, { accountId })).certificateReissues.items[0]
  await until(async () => (await read())?.state !== 'ISSUING', 60_000, 'A run does not end.')
  return read()
}

async function supersededOf(caller: Caller, accountId: string): Promise<string> {
  interface Found {
    supersededCertificates: { certificate: { id: string } }[]
  }
  const read = async () => (await caller.call<Found>(find, { accountId })).supersededCertificates[0]?.certificate.id
  const known = await read()
  if (known) return known
  const { id, version } = await lastTerm(caller, accountId)
  await caller.call(issue, { input: { accountId, holder, policyIds: [id], ...reason } })
  await caller.call(renew, { id, version, input: { policyNumber: number } })
  const made = await read()
  if (!made) throw new Error('A certificate whose policy was just renewed is not superseded.')
  return made
}

interface Term {
  id: string
  version: number
  renewal: { nextPolicies: object[] }
}

async function lastTerm(caller: Caller, accountId: string): Promise<Pick<Term, 'id' | 'version'>> {
  const known = await caller.call<{ businessPolicies: { items: Term[] } }>(terms, { search: number, accountId })
  const last = known.businessPolicies.items.find(({ renewal }) => renewal.nextPolicies.length === 0)
  if (last) return last
  const { carriers } = await caller.call<{ carriers: { items: { id: string }[] } }>(
    'query { carriers(first: 1, filter: { isCarrier: true }) { items { id } } }',
  )
  const policies = [{ type: 'CYBER', policyNumber: number, carrierId: carriers.items[0]?.id }]
  const { createBusinessPolicies } = await caller.call<{ createBusinessPolicies: Term[] }>(log, {
    input: { accountId, policies },
  })
  const [made] = createBusinessPolicies
  if (!made) throw new Error('The policy that was just made is not there.')
  return made
}

const whole =
  '{ id state total issued createdBy { name } items { holderName replacedNumber certificateNumber downloadUrl } }'

/** The operations of reissues. */
export const reissueRows = {
  'Query.supersededCertificates': {
    document: `query ($accountId: ID!) {
      supersededCertificates(accountId: $accountId) {
        certificate { id holder { name } } holder { name } differences { before after } findings { message }
      }
    }`,
    variables: ({ certifiedAccount }: ReissueWorld) => ({ accountId: certifiedAccount }),
    ids: { accountId: 'certifiedAccount' },
  },
  'Query.overtakenCertificates': {
    document: `query ($accountId: ID!) { overtakenCertificates(accountId: $accountId) { certificate { id } } }`,
    variables: ({ certifiedAccount }: ReissueWorld) => ({ accountId: certifiedAccount }),
    ids: { accountId: 'certifiedAccount' },
  },
  'Query.certificateReissue': {
    document: `query ($id: ID!) { certificateReissue(id: $id) ${whole} }`,
    variables: ({ reissue }: ReissueWorld) => ({ id: reissue }),
    ids: { id: 'reissue' },
  },
  'Query.certificateReissues': {
    document: `query ($accountId: ID!) { certificateReissues(accountId: $accountId) { total items ${whole} } }`,
    variables: ({ certifiedAccount }: ReissueWorld) => ({ accountId: certifiedAccount }),
    ids: { accountId: 'certifiedAccount' },
  },
  'Mutation.startCertificateReissue': {
    document: `mutation ($input: StartCertificateReissueInput!) { startCertificateReissue(input: $input) ${whole} }`,
    variables: ({ certifiedAccount, superseded }: ReissueWorld) => ({
      input: { accountId: certifiedAccount, certificateIds: [superseded], ...reason },
    }),
    ids: { 'input.accountId': 'certifiedAccount', 'input.certificateIds': 'superseded' },
  },
  'Mutation.cancelCertificateReissue': {
    document: `mutation ($id: ID!, $version: Int!) { cancelCertificateReissue(id: $id, version: $version) ${whole} }`,
    variables: ({ reissue, reissueVersion }: ReissueWorld) => ({ id: reissue, version: reissueVersion }),
    ids: { id: 'reissue' },
  },
} as const
