import type { Caller } from '../support/caller.ts'
import { pictureForm } from './routes.ts'

interface Policy {
  id: string
  version: number
  quoteNumber: string | null
  cancellation: object | null
  reinstatement: object | null
  renewal: { nextPolicies: object[] }
  files: { id: string }[]
}

/** What the rows of policies are tried on. */
export interface PolicyWorld {
  /** Neither canceled nor renewed. */
  policy: string
  policyVersion: number
  /** Its cancellation holds. */
  canceledPolicy: string
  canceledPolicyVersion: number
  /** You can restore it. */
  deletedPolicy: string
  policyFile: string
  carrier: string
  broker: string
  /** Two companies that no policy names. */
  spareCarrier: string
  spareCarrierVersion: number
  otherSpareCarrier: string
  otherSpareCarrierVersion: number
  /** It can be restored. */
  removedCarrier: string
  /** A file that belongs to nothing yet. */
  upload: string
  /** The caller. */
  me: string
}

const inTenDays = () => new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
const cancellation = () => ({ canceledBy: 'AGENCY', type: 'CANCELLATION', reason: 'OTHER', effectiveAt: inTenDays() })

const list = `query ($search: String) {
  businessPolicies(first: 100, search: $search) {
    items {
      id version quoteNumber cancellation { effectiveAt } reinstatement { effectiveAt }
      renewal { nextPolicies { id } } files { id }
    }
  }
}`
const cancel = `mutation ($id: ID!, $version: Int!, $input: CancelBusinessPolicyInput!) {
  cancelBusinessPolicy(id: $id, version: $version, input: $input) { state }
}`
const uploadTo = `mutation ($input: UploadPolicyFileInput!) { uploadPolicyFile(input: $input) { name } }`

/** Those that are there, or new ones: a row of the matrix takes them on. */
export async function policiesOf(caller: Caller, accountId: string): Promise<PolicyWorld> {
  const me = await ownIdOf(caller)
  const read = async (quoteNumber: string) => {
    const answer = await caller.call<{ businessPolicies: { items: Policy[] } }>(list, { search: quoteNumber })
    return answer.businessPolicies.items
  }
  const policyOf = async (quoteNumber: string, fits: (policy: Policy) => boolean): Promise<Policy> => {
    const known = (await read(quoteNumber)).find(fits)
    if (known) return known
    await create(caller, accountId, quoteNumber)
    const made = (await read(quoteNumber)).find(fits)
    if (!made) throw new Error(`The policy ${quoteNumber} that was just made is not there.`)
    return made
  }
  const isPlain = (policy: Policy) => !policy.cancellation && policy.renewal.nextPolicies.length === 0

  const plain = await policyOf('MATRIXPLAIN', isPlain)
  const canceled = await canceledOf(caller, policyOf)
  const filed = await policyOf('MATRIXFILED', isPlain)
  if (filed.files.length === 0) {
    const input = { policyId: filed.id, fileId: await upload(caller), type: 'BINDER' }
    await caller.call(uploadTo, { input })
  }
  const [first] = (await policyOf('MATRIXFILED', isPlain)).files
  const [spare, otherSpare] = [
    await spareCarrier(caller, 'Matrix Spare One'),
    await spareCarrier(caller, 'Matrix Spare Two'),
  ]
  return {
    me,
    policy: plain.id,
    policyVersion: plain.version,
    canceledPolicy: canceled.id,
    canceledPolicyVersion: canceled.version,
    deletedPolicy: await deletedOf(caller, me, read, policyOf),
    policyFile: first?.id ?? '',
    carrier: await carrierOf(caller, 'isCarrier'),
    broker: await carrierOf(caller, 'isBroker'),
    spareCarrier: spare.id,
    spareCarrierVersion: spare.version,
    otherSpareCarrier: otherSpare.id,
    otherSpareCarrierVersion: otherSpare.version,
    removedCarrier: await removedCarrierOf(caller, me),
    upload: await keptUpload(caller, me),
  }
}

type PolicyOf = (quoteNumber: string, fits: (policy: Policy) => boolean) => Promise<Policy>

async function canceledOf(caller: Caller, policyOf: PolicyOf): Promise<Policy> {
  const { id, version, cancellation: holds, reinstatement } = await policyOf('MATRIXCANCELED', () => true)
  if (!holds || reinstatement) await caller.call(cancel, { id, version, input: cancellation() })
  return policyOf('MATRIXCANCELED', policy => policy.id === id)
}

async function create(caller: Caller, accountId: string, quoteNumber: string) {
  const document = 'mutation ($input: CreateBusinessPoliciesInput!) { createBusinessPolicies(input: $input) { id } }'
  const policies = [{ type: 'GENERAL_LIABILITY', quoteNumber, carrierId: await carrierOf(caller, 'isCarrier') }]
  await caller.call(document, { input: { accountId, policies } })
}

async function ownIdOf(caller: Caller) {
  return (await caller.call<{ agencyUser: { id: string } }>('{ agencyUser { id } }')).agencyUser.id
}

async function carrierOf(caller: Caller, kind: 'isCarrier' | 'isBroker') {
  const document = 'query ($filter: InsuranceCarrierFilter) { carriers(first: 1, filter: $filter) { items { id } } }'
  const { carriers } = await caller.call<{ carriers: { items: { id: string }[] } }>(document, {
    filter: { [kind]: true },
  })
  return carriers.items[0]?.id ?? ''
}

/** The one of that name, or a new one: a row of the matrix removes or merges it. */
async function spareCarrier(caller: Caller, name: string): Promise<{ id: string; version: number }> {
  const document = `mutation ($input: CreateInsuranceCarrierInput!) {
    createInsuranceCarrier(input: $input) { id version } }`
  const answer = await caller.call<{ createInsuranceCarrier: { id: string; version: number } }>(document, {
    input: { name, isCarrier: true },
  })
  return answer.createInsuranceCarrier
}

const removed = new Map<string, string>()

/** Made once for each agency, and removed again when its own row has brought it back. */
async function removedCarrierOf(caller: Caller, me: string): Promise<string> {
  const list = 'query { carriers(first: 1, search: "MATRIXREMOVED") { items { id version } } }'
  const { carriers } = await caller.call<{ carriers: { items: { id: string; version: number }[] } }>(list)
  const [there = removed.has(me) ? undefined : await spareCarrier(caller, 'MATRIXREMOVED')] = carriers.items
  const remove = 'mutation ($id: ID!, $version: Int!) { deleteInsuranceCarrier(id: $id, version: $version) }'
  if (there) await caller.call(remove, { ...there })
  const id = there?.id ?? removed.get(me) ?? ''
  removed.set(me, id)
  return id
}

const deleted = new Map<string, string>()

/** Made once for each agency, and deleted again when its own row has brought it back. */
async function deletedOf(
  caller: Caller,
  me: string,
  read: (quoteNumber: string) => Promise<Policy[]>,
  policyOf: PolicyOf,
): Promise<string> {
  const known = deleted.get(me)
  const isThere = (policy: Policy) => policy.id === known
  const there = known ? (await read('MATRIXGONE')).find(isThere) : await policyOf('MATRIXGONE', () => true)
  const remove = 'mutation ($id: ID!, $version: Int!) { deleteBusinessPolicy(id: $id, version: $version) { id } }'
  if (there) await caller.call(remove, { id: there.id, version: there.version })
  const id = there?.id ?? known ?? ''
  deleted.set(me, id)
  return id
}

async function upload(caller: Caller): Promise<string> {
  const { text } = await caller.fetch('/files', { method: 'POST', body: pictureForm() })
  return (JSON.parse(text) as { files: { id: string }[] }).files[0]?.id ?? ''
}

/** It stays the same as long as no one takes it. */
const uploads = new Map<string, string>()

async function keptUpload(caller: Caller, me: string) {
  const kept = uploads.get(me) ?? (await upload(caller))
  uploads.set(me, kept)
  return kept
}

/** The operations of policies. `narrows`: another agency's id is answered as nothing, without an error. */
export const policyRows = {
  'Query.businessPolicies': {
    document: `query ($filter: BusinessPolicyFilter) {
      businessPolicies(first: 100, filter: $filter) {
        total items { account { id } carrier { name } agencyUser { name } files { name } details { summary } }
      }
    }`,
    variables: ({ account, me, carrier }: PolicyWorld & { account: string }) => ({
      filter: { accountId: account, agencyUserId: me, carrierId: carrier },
    }),
    ids: { 'filter.accountId': 'account', 'filter.agencyUserId': 'me', 'filter.carrierId': 'carrier' },
    narrows: ['filter.accountId', 'filter.agencyUserId', 'filter.carrierId'],
  },
  'Query.businessPolicy': {
    document: `query ($id: ID!) {
      businessPolicy(id: $id) { id account { id } contacts { name } carrier { name } files { name } pricing { total } }
    }`,
    variables: ({ policy }: PolicyWorld) => ({ id: policy }),
    ids: { id: 'policy' },
  },
  'Query.businessPolicyHistory': {
    document: `query ($policyId: ID!) {
      businessPolicyHistory(policyId: $policyId, first: 100) { items { agencyUser { name } changes { field after } } }
    }`,
    variables: ({ policy }: PolicyWorld) => ({ policyId: policy }),
    ids: { policyId: 'policy' },
  },
  'Query.deletedBusinessPolicies': {
    document: `query {
      deletedBusinessPolicies(first: 100) { total items { accountName policyNumber deletedBy { name } } }
    }`,
    variables: () => ({}),
    ids: {},
  },
  'Query.deletedBusinessPolicy': {
    document: 'query ($id: ID!) { deletedBusinessPolicy(id: $id) { accountName policyNumber deletedBy { name } } }',
    variables: ({ deletedPolicy }: PolicyWorld) => ({ id: deletedPolicy }),
    ids: { id: 'deletedPolicy' },
  },
  'Query.policySummaries': {
    document: `query ($accountIds: [ID!]!) {
      policySummaries(accountIds: $accountIds) { policySummary { count premium nextExpiration } }
    }`,
    variables: ({ account }: { account: string }) => ({ accountIds: [account] }),
    ids: { accountIds: 'account' },
    narrows: ['accountIds'],
  },
  'Query.carriers': {
    document: 'query { carriers(first: 100) { total items { id name } } }',
    variables: () => ({}),
    ids: {},
  },
  'Mutation.createInsuranceCarrier': {
    document: `mutation ($input: CreateInsuranceCarrierInput!) { createInsuranceCarrier(input: $input) { name } }`,
    variables: () => ({ input: { name: 'Matrix Mutual', isCarrier: true } }),
    ids: {},
  },
  'Query.insuranceCarrier': {
    document: 'query ($id: ID!) { insuranceCarrier(id: $id) { name policyCount } }',
    variables: ({ carrier }: PolicyWorld) => ({ id: carrier }),
    ids: { id: 'carrier' },
  },
  'Query.similarCarriers': {
    document: 'query ($name: String!) { similarCarriers(name: $name) { id name } }',
    variables: () => ({ name: 'Matrx Spare One' }),
    ids: {},
  },
  'Mutation.updateInsuranceCarrier': {
    document: `mutation ($id: ID!, $version: Int!, $input: UpdateInsuranceCarrierInput!) {
      updateInsuranceCarrier(id: $id, version: $version, input: $input) { name }
    }`,
    variables: ({ spareCarrier, spareCarrierVersion }: PolicyWorld) => ({
      id: spareCarrier,
      version: spareCarrierVersion,
      input: { isBroker: true },
    }),
    ids: { id: 'spareCarrier' },
  },
  'Mutation.mergeInsuranceCarriers': {
    document: `mutation ($survivorId: ID!, $survivorVersion: Int!, $duplicateId: ID!, $duplicateVersion: Int!) {
      mergeInsuranceCarriers(
        survivorId: $survivorId, survivorVersion: $survivorVersion
        duplicateId: $duplicateId, duplicateVersion: $duplicateVersion
      ) { name }
    }`,
    variables: (world: PolicyWorld) => ({
      survivorId: world.spareCarrier,
      survivorVersion: world.spareCarrierVersion,
      duplicateId: world.otherSpareCarrier,
      duplicateVersion: world.otherSpareCarrierVersion,
    }),
    ids: { duplicateId: 'otherSpareCarrier', survivorId: 'spareCarrier' },
  },
  'Mutation.deleteInsuranceCarrier': {
    document: 'mutation ($id: ID!, $version: Int!) { deleteInsuranceCarrier(id: $id, version: $version) }',
    variables: ({ spareCarrier, spareCarrierVersion }: PolicyWorld) => ({
      id: spareCarrier,
      version: spareCarrierVersion,
    }),
    ids: { id: 'spareCarrier' },
  },
  'Mutation.restoreInsuranceCarrier': {
    document: 'mutation ($id: ID!) { restoreInsuranceCarrier(id: $id) { name } }',
    variables: ({ removedCarrier }: PolicyWorld) => ({ id: removedCarrier }),
    ids: { id: 'removedCarrier' },
  },
  'Query.policiesWithLiveCertificates': {
    document: 'query ($policyIds: [ID!]!) { policiesWithLiveCertificates(policyIds: $policyIds) }',
    variables: ({ policy }: PolicyWorld) => ({ policyIds: [policy] }),
    ids: { policyIds: 'policy' },
    narrows: ['policyIds'],
  },
  'Mutation.createBusinessPolicies': {
    document: `mutation ($input: CreateBusinessPoliciesInput!) { createBusinessPolicies(input: $input) { state } }`,
    variables: ({ account, contact, me, carrier, broker }: PolicyWorld & { account: string; contact: string }) => ({
      input: {
        accountId: account,
        policies: [
          {
            ...{ id: 'new', type: 'CYBER', carrierId: carrier, brokerId: broker, agencyUserId: me },
            contactIds: [contact],
          },
        ],
      },
    }),
    ids: {
      'input.accountId': 'account',
      'input.policies.agencyUserId': 'me',
      'input.policies.brokerId': 'broker',
      'input.policies.carrierId': 'carrier',
      'input.policies.contactIds': 'contact',
      'input.policies.id': 'policy',
    },
    // It is the caller's own word for a policy that is not there yet.
    narrows: ['input.policies.id'],
  },
  'Mutation.updateBusinessPolicy': {
    document: `mutation ($id: ID!, $version: Int!, $input: UpdateBusinessPolicyInput!) {
      updateBusinessPolicy(id: $id, version: $version, input: $input) { state carrier { name } contacts { name } }
    }`,
    variables: ({ policy, policyVersion, contact, me, carrier, broker }: PolicyWorld & { contact: string }) => ({
      id: policy,
      version: policyVersion,
      input: { agencyUserId: me, brokerId: broker, carrierId: carrier, contactIds: [contact], premium: 120_000 },
    }),
    ids: {
      id: 'policy',
      'input.agencyUserId': 'me',
      'input.brokerId': 'broker',
      'input.carrierId': 'carrier',
      'input.contactIds': 'contact',
    },
  },
  'Mutation.assignBusinessPolicies': {
    document: `mutation ($ids: [ID!]!, $agencyUserId: ID) {
      assignBusinessPolicies(ids: $ids, agencyUserId: $agencyUserId) { agencyUser { name } }
    }`,
    variables: ({ policy, me }: PolicyWorld) => ({ ids: [policy], agencyUserId: me }),
    ids: { agencyUserId: 'me', ids: 'policy' },
  },
  'Mutation.reinstateBusinessPolicy': {
    document: `mutation ($id: ID!, $version: Int!, $input: ReinstateBusinessPolicyInput!) {
      reinstateBusinessPolicy(id: $id, version: $version, input: $input) { state }
    }`,
    variables: ({ canceledPolicy, canceledPolicyVersion }: PolicyWorld) => ({
      id: canceledPolicy,
      version: canceledPolicyVersion,
      input: { effectiveAt: inTenDays() },
    }),
    ids: { id: 'canceledPolicy' },
  },
  'Mutation.cancelBusinessPolicy': {
    document: cancel,
    variables: ({ policy, policyVersion }: PolicyWorld) => ({
      id: policy,
      version: policyVersion,
      input: cancellation(),
    }),
    ids: { id: 'policy' },
  },
  'Mutation.renewBusinessPolicy': {
    document: `mutation ($id: ID!, $version: Int!, $input: RenewBusinessPolicyInput!) {
      renewBusinessPolicy(id: $id, version: $version, input: $input) { state }
    }`,
    variables: ({ policy, policyVersion }: PolicyWorld) => ({ id: policy, version: policyVersion, input: {} }),
    ids: { id: 'policy' },
  },
  'Mutation.deleteBusinessPolicy': {
    document: `mutation ($id: ID!, $version: Int!) { deleteBusinessPolicy(id: $id, version: $version) { restorableUntil } }`,
    variables: ({ policy, policyVersion }: PolicyWorld) => ({ id: policy, version: policyVersion }),
    ids: { id: 'policy' },
  },
  'Mutation.restoreBusinessPolicy': {
    document: 'mutation ($id: ID!) { restoreBusinessPolicy(id: $id) { state } }',
    variables: ({ deletedPolicy }: PolicyWorld) => ({ id: deletedPolicy }),
    ids: { id: 'deletedPolicy' },
  },
  'Mutation.uploadPolicyFile': {
    document: uploadTo,
    variables: ({ policy, upload: fileId }: PolicyWorld) => ({ input: { policyId: policy, fileId, type: 'BINDER' } }),
    ids: { 'input.fileId': 'upload', 'input.policyId': 'policy' },
  },
  'Mutation.deleteFile': {
    document: 'mutation ($id: ID!) { deleteFile(id: $id) { __typename } }',
    variables: ({ policyFile }: PolicyWorld) => ({ id: policyFile }),
    ids: { id: 'policyFile' },
  },
} as const
