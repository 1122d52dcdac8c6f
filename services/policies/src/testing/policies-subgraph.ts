import { fold, todayIn } from '@coverdesk/kit'
import {
  type ProductQuestion,
  startTestProduct,
  startTestSubgraph,
  type TestProduct,
  type TestSubgraph,
} from '@coverdesk/kit/testing'
import { afterAll, beforeAll } from 'vitest'
import { policiesSubgraph } from '../subgraph.ts'
import { them, us } from './people.ts'

const timeZone = 'America/Los_Angeles'
/** The day that it is for both agencies. */
export const today = () => todayIn(timeZone)

export const heron = '67a000000000000000000001'
export const person = '67a000000000000000000002'
/** Was merged into the first one. */
export const duplicate = '67a000000000000000000004'
/** Two of one name, and one that shares an address with the first of them. */
export const twin = '67a000000000000000000005'
export const otherTwin = '67a000000000000000000006'
export const neighbor = '67a000000000000000000007'
export const theirAccount = '67a000000000000000000003'
export const colleague = '660000000000000000000001'
export const formerColleague = '660000000000000000000002'
export const [ada, bert] = ['67b000000000000000000001', '67b000000000000000000002'] as const

interface TestAccount {
  id: string
  type: string
  details: { name: string; email: string }
  contacts: { id: string; name: string }[]
}

const ofAgency: Record<string, { accounts: Record<string, TestAccount>; users: object[] }> = {
  [us.agencyId]: {
    accounts: {
      [heron]: {
        id: heron,
        type: 'BUSINESS',
        details: { name: 'Heron Hardware', email: 'hi@heron.example' },
        contacts: [
          { id: ada, name: 'Ada Heron' },
          { id: bert, name: 'Bert Heron' },
        ],
      },
      [twin]: {
        id: twin,
        type: 'BUSINESS',
        details: { name: 'Twin Pines', email: 'office@twins.example' },
        contacts: [],
      },
      [otherTwin]: {
        id: otherTwin,
        type: 'BUSINESS',
        details: { name: 'Twin Pines', email: 'pines@twins.example' },
        contacts: [],
      },
      [neighbor]: {
        id: neighbor,
        type: 'BUSINESS',
        details: { name: 'Neighbor & Co.', email: 'office@twins.example' },
        contacts: [],
      },
      [person]: {
        id: person,
        type: 'INDIVIDUAL',
        details: { name: 'Pat Doe', email: 'pat@doe.example' },
        contacts: [],
      },
    },
    users: [
      { id: us.userId, name: 'Nora Quill', email: 'nora@harbor.example', state: 'ACTIVE' },
      { id: colleague, name: 'Sam Okafor', email: 'sam@harbor.example', state: 'ACTIVE' },
      { id: formerColleague, name: 'Gone Girl', email: 'gone@harbor.example', state: 'DISABLED' },
    ],
  },
  [them.agencyId]: {
    accounts: {
      [theirAccount]: {
        id: theirAccount,
        type: 'BUSINESS',
        details: { name: 'CANARY_B', email: 'canary_b@canary.example' },
        contacts: [],
      },
    },
    users: [{ id: them.userId, name: 'CANARY_B', state: 'ACTIVE' }],
  },
}

const gone = new Set<string>()
const certified = new Set<string>()
const silence = { isOn: false, asked: 0 }

/** What accounts and settings answer. */
function answer({ caller, query, variables }: ProductQuestion): object {
  const { accounts, users } = ofAgency[caller.agencyId ?? ''] ?? { accounts: {}, users: [] }
  if (query.includes('timeZone')) return { data: { agency: { timeZone } } }
  if (query.includes('agencyUsers')) return { data: { agencyUsers: users } }
  if (silence.isOn) {
    silence.asked += 1
    return { errors: [{ message: 'Accounts isn’t responding.', extensions: { code: 'SUBGRAPH_UNAVAILABLE' } }] }
  }
  if (query.includes('policiesWithLiveCertificates')) {
    const { policyIds } = variables as { policyIds: string[] }
    return { data: { policiesWithLiveCertificates: policyIds.filter(id => certified.has(id)) } }
  }
  if (query.includes('accountsByKeys')) return { data: { accountsByKeys: accountsNamed(accounts, variables) } }
  const account = accounts[variables['id'] === duplicate ? heron : String(variables['id'])]
  if (account) return { data: { account } }
  const errors = [{ message: 'This account does not exist, or it was removed.', extensions: { code: 'NOT_FOUND' } }]
  return { data: { account: null }, errors }
}

function accountsNamed(accounts: Record<string, TestAccount>, variables: Record<string, unknown>) {
  const { emails, names } = variables as { emails: string[]; names: string[] }
  const isAsked = (keys: string[], text: string) => keys.some(key => fold(key) === fold(text))
  return Object.values(accounts).filter(
    ({ id, details }) => !gone.has(id) && (isAsked(emails, details.email) || isAsked(names, details.name)),
  )
}

/** Runs the subgraph for the tests of one file, with made-up accounts and people around it. */
export function usePoliciesSubgraph() {
  let product: TestProduct
  let subgraph: TestSubgraph
  beforeAll(async () => {
    product = await startTestProduct(answer)
    subgraph = await startTestSubgraph(policiesSubgraph, product.environment)
  })
  afterAll(async () => {
    await subgraph.close()
    await product.close()
  })
  const carriers = new Map<string, Promise<string>>()

  const running = {
    ask: <Data>(...asked: Parameters<TestSubgraph['ask']>) => subgraph.ask<Data>(...asked),
    /** The data of an operation of ours that must not fail. */
    data: <Data>(query: string, variables?: object) => subgraph.data<Data>(us, query, variables),
    failure: (query: string, variables?: object) => subgraph.failure(us, query, variables),
    /** No one finds that account any more. @returns what brings it back */
    withoutAccount(id: string) {
      gone.add(id)
      return () => void gone.delete(id)
    },
    /** A live certificate names the policy from now on. */
    certify: (policyId: string) => void certified.add(policyId),
    /** Accounts do not answer until `end`. */
    silentAccounts() {
      Object.assign(silence, { isOn: true, asked: 0 })
      return { asked: () => silence.asked, end: () => void Object.assign(silence, { isOn: false }) }
    },
    /** What the product was asked. */
    questions: () => product.questions,
    /** What is wrong with an input, by path. */
    async wrong(query: string, variables: object) {
      const { extensions } = await subgraph.failure(us, query, variables)
      const errors = extensions['validationErrors'] as { path: string; message: string }[]
      return Object.fromEntries(errors.map(({ path, message }) => [path, message]))
    },
    carrier(name: string, flags: object = { isCarrier: true }): Promise<string> {
      const add = 'mutation ($input: CreateInsuranceCarrierInput!) { createInsuranceCarrier(input: $input) { id } }'
      const made = async () => {
        const data = await running.data<{ createInsuranceCarrier: { id: string } }>(add, { input: { name, ...flags } })
        return data.createInsuranceCarrier.id
      }
      const known = carriers.get(name) ?? made()
      carriers.set(name, known)
      return known
    },
    async newPolicy(given: object = {}): Promise<PolicyAnswer> {
      const policy = { type: 'GENERAL_LIABILITY', carrierId: await running.carrier('Harbor Mutual'), ...given }
      const input = { accountId: heron, policies: [policy] }
      const data = await running.data<{ createBusinessPolicies: PolicyAnswer[] }>(createPolicies, { input })
      const [created] = data.createBusinessPolicies
      if (!created) throw new Error('No policy was created.')
      return created
    },
    policy: async (id: string) =>
      (await running.data<{ businessPolicy: PolicyAnswer }>(readPolicy, { id })).businessPolicy,
    history: async (policyId: string) =>
      (await running.data<{ businessPolicyHistory: { items: EventAnswer[] } }>(readHistory, { policyId }))
        .businessPolicyHistory.items,
  }
  return running
}

/** What the tests read of a policy. */
export interface PolicyAnswer {
  id: string
  version: number
  state: string
  inforceAt: string | null
  expiresAt: string | null
  pricing: { premium: number; total: number; estimatedCommission: number | null }
  cancellation: { effectiveAt: string } | null
  reinstatement: { effectiveAt: string } | null
  renewal: { nextPolicies: { id: string }[]; previousPolicies: { id: string }[] }
}

export interface EventAnswer {
  kind: string
  version: number
  reason: string | null
  agencyUser: { id: string } | null
  changes: { field: string; before: string | null; after: string | null }[]
}

export const everyField = /* GraphQL */ `
  fragment EveryField on BusinessPolicy {
    __typename id version createdAt updatedAt
    account { __typename id }
    contacts { __typename id }
    agencyUser { __typename id }
    type state market quoteNumber policyNumber issuedAt inforceAt expiresAt
    carrier { __typename id version name isCarrier isBroker }
    broker { __typename id version name isCarrier isBroker }
    pricing {
      __typename billingType paymentIntervalType premium agencyFees brokerFees policyFees otherFees taxes total
      commissionRate estimatedCommission minimumEarnedPremium
    }
    cancellation {
      __typename canceledAt canceledBy effectiveAt type reason reasonDescription returnPremium returnCommission
    }
    reinstatement { __typename reinstatedAt effectiveAt reasonDescription }
    renewal { __typename nextPolicies { __typename id } previousPolicies { __typename id } }
    details {
      __typename policyNumber summary deductible
      carrier { ...Party } insured { ...Party }
      limits {
        __typename cyberAggregateLimit cyberRetentionLimit excessAggregateLimit excessPerOccurrenceLimit glAggregateLimit
        glMedicalPerOccurrenceLimit glMedicalPerPersonLimit glPerOccurrenceLimit glPersonalAndAdvertisingInjuryLimit
        glProductsAndCompletedOperationsLimit glRentedPremisesDamageLimit propertyBuildingLimit propertyContentsLimit
        umbrellaAggregateLimit umbrellaPerOccurrenceLimit wcPerAccidentLimit wcPerDiseaseEmployeeLimit wcPerDiseasePolicyLimit
      }
      extraLimits { __typename name limit }
      locations { __typename address { ...Place } propertyBuildingLimit propertyContentsLimit }
      namedAdditionalInsureds { ...Party }
      blanketAdditionalInsureds { __typename type description }
      lineTerms { __typename line additionalInsured waiverOfSubrogation primaryNonContributory }
      coverageDescriptions { __typename title description policyQuotes }
      exclusionDescriptions { __typename title description policyQuotes }
    }
  }
  fragment Party on PolicyParty { __typename name address { ...Place } }
  fragment Place on Address { __typename line1 line2 city zone postalCode }
`
export const createPolicies = /* GraphQL */ `
  mutation ($input: CreateBusinessPoliciesInput!, $key: String) {
    createBusinessPolicies(input: $input, idempotencyKey: $key) { ...EveryField }
  }
  ${everyField}
`
export const readPolicy = /* GraphQL */ `query ($id: ID!) { businessPolicy(id: $id) { ...EveryField } } ${everyField}`
const readHistory = /* GraphQL */ `
  query ($policyId: ID!) {
    businessPolicyHistory(policyId: $policyId) {
      items { kind version reason agencyUser { id } changes { field before after } }
    }
  }
`
export const updatePolicy = /* GraphQL */ `
  mutation ($id: ID!, $version: Int!, $input: UpdateBusinessPolicyInput!) {
    updateBusinessPolicy(id: $id, version: $version, input: $input) { ...EveryField }
  }
  ${everyField}
`
export const cancelPolicy = /* GraphQL */ `
  mutation ($id: ID!, $version: Int!, $input: CancelBusinessPolicyInput!) {
    cancelBusinessPolicy(id: $id, version: $version, input: $input) { ...EveryField }
  }
  ${everyField}
`
export const reinstatePolicy = /* GraphQL */ `
  mutation ($id: ID!, $version: Int!, $input: ReinstateBusinessPolicyInput!) {
    reinstateBusinessPolicy(id: $id, version: $version, input: $input) { ...EveryField }
  }
  ${everyField}
`
export const renewPolicy = /* GraphQL */ `
  mutation ($id: ID!, $version: Int!, $input: RenewBusinessPolicyInput!, $key: String) {
    renewBusinessPolicy(id: $id, version: $version, input: $input, idempotencyKey: $key) { ...EveryField }
  }
  ${everyField}
`
export const deletePolicy = /* GraphQL */ `
  mutation ($id: ID!, $version: Int!) {
    deleteBusinessPolicy(id: $id, version: $version) { id deletedAt restorableUntil }
  }
`
export const restorePolicy = /* GraphQL */ `
  mutation ($id: ID!) { restoreBusinessPolicy(id: $id) { ...EveryField } }
  ${everyField}
`
export const assignPolicies = /* GraphQL */ `
  mutation ($ids: [ID!]!, $to: ID) { assignBusinessPolicies(ids: $ids, agencyUserId: $to) { id version agencyUser { id } } }
`
