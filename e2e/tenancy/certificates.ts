import type { Caller } from '../support/caller.ts'

/** What the rows of certificates are tried on. */
export interface CertificateWorld {
  certificate: string
  /** Whose policy it certifies; another row may have renamed the first account of the list. */
  certifiedAccount: string
}

interface Wished extends CertificateWorld {
  policy: string
}

const holder = {
  name: 'Matrix Landlord',
  address: { line1: '1 Matrix Way', city: 'Oakland', zone: 'CA', postalCode: '94607' },
}
const wished = ({ certifiedAccount, policy }: Omit<Wished, 'certificate'>) => ({
  accountId: certifiedAccount,
  policyIds: [policy],
  holder,
})
const wishedIds = { 'input.accountId': 'certifiedAccount', 'input.policyIds': 'policy' } as const

const ofPolicy = 'query ($id: ID!) { businessPolicy(id: $id) { account { id } } }'
const find = `query ($id: ID!) { account(id: $id) { certificatesOfLiabilityInsurance(first: 1) { items { id } } } }`
const issue = `mutation ($input: CreateCertificateInput!) { createCertificate(input: $input) { id } }`

/** The newest one of the policy's account, or one that is issued of it. */
export async function certificateOf(caller: Caller, policy: string): Promise<CertificateWorld> {
  interface Found {
    account: { certificatesOfLiabilityInsurance: { items: { id: string }[] } }
  }
  const { businessPolicy } = await caller.call<{ businessPolicy: { account: { id: string } } }>(ofPolicy, {
    id: policy,
  })
  const certifiedAccount = businessPolicy.account.id
  const found = await caller.call<Found>(find, { id: certifiedAccount })
  const known = found.account.certificatesOfLiabilityInsurance.items[0]
  if (known) return { certificate: known.id, certifiedAccount }
  const input = { ...wished({ certifiedAccount, policy }), overrideReason: 'Of the matrix' }
  const made = await caller.call<{ createCertificate: { id: string } }>(issue, { input })
  return { certificate: made.createCertificate.id, certifiedAccount }
}

/** The operations of certificates. */
export const certificateRows = {
  'Query.certificate': {
    document: `query ($id: ID!) {
      certificate(id: $id) { id holder { name } lines { insurerName } createdBy { name } viewUrl downloadUrl }
    }`,
    variables: ({ certificate }: Wished) => ({ id: certificate }),
    ids: { id: 'certificate' },
  },
  'Query.certificateFindings': {
    document: `query ($input: CreateCertificateInput!) { certificateFindings(input: $input) { kind message source } }`,
    variables: (world: Wished) => ({ input: wished(world) }),
    ids: wishedIds,
  },
  'Mutation.createCertificate': {
    document: `mutation ($input: CreateCertificateInput!) {
      createCertificate(input: $input) { certificateNumber lines { insurerName } createdBy { name } }
    }`,
    variables: (world: Wished) => ({ input: { ...wished(world), overrideReason: 'Of the matrix' } }),
    ids: wishedIds,
  },
} as const
