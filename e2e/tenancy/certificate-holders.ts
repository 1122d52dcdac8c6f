import type { Caller } from '../support/caller.ts'

/** What the rows of the holder book are tried on. */
export interface HolderWorld {
  holder: string
  holderVersion: number
  deletedHolder: string
}

interface Known {
  id: string
  version: number
}

const addressOf = (name: string) => ({
  name,
  address: { line1: '2 Matrix Way', city: 'Oakland', zone: 'CA', postalCode: '94607' },
})
const find = 'query ($search: String) { certificateHolders(search: $search) { items { id version } } }'
const issue = 'mutation ($input: CreateCertificateInput!) { createCertificate(input: $input) { id } }'
const remove = 'mutation ($id: ID!, $version: Int!) { deleteCertificateHolder(id: $id, version: $version) { id } }'

/** Each has got a certificate of a policy of the account; the rows delete the one and bring the other one back. */
export async function holdersOf(
  caller: Caller,
  { certifiedAccount, policy }: { certifiedAccount: string; policy: string },
): Promise<HolderWorld> {
  const read = async (name: string) =>
    (await caller.call<{ certificateHolders: { items: Known[] } }>(find, { search: name })).certificateHolders.items[0]
  const certify = (name: string) =>
    caller.call(issue, {
      input: {
        ...{ accountId: certifiedAccount, policyIds: [policy], holder: addressOf(name) },
        overrideReason: 'Of the matrix',
      },
    })
  const kept = (await read('Matrixkeeper')) ?? (await certify('Matrixkeeper').then(() => read('Matrixkeeper')))
  if (!kept) throw new Error('The holder that has just got a certificate is not in the book.')
  return { holder: kept.id, holderVersion: kept.version, deletedHolder: await deletedOf(caller, read, certify) }
}

const deleted = new Map<string, string>()

/** Made once for each agency, and deleted again when its own row has brought it back. */
async function deletedOf(
  caller: Caller,
  read: (name: string) => Promise<Known | undefined>,
  certify: (name: string) => Promise<unknown>,
): Promise<string> {
  const { agency } = await caller.call<{ agency: { id: string } }>('{ agency { id } }')
  const known = deleted.get(agency.id)
  if (!known) await certify('Matrixgone')
  const there = await read('Matrixgone')
  if (there) await caller.call(remove, there)
  const id = there?.id ?? known ?? ''
  deleted.set(agency.id, id)
  return id
}

const known = '{ id name address { city } certificateCount certificates(first: 1) { items { id account { id } } } }'

/** The operations of the holder book. */
export const holderRows = {
  'Query.certificateHolders': {
    document: `query { certificateHolders(first: 50) { total items ${known} } }`,
    variables: () => ({}),
    ids: {},
  },
  'Query.certificateHolder': {
    document: `query ($id: ID!) { certificateHolder(id: $id) ${known} }`,
    variables: ({ holder }: HolderWorld) => ({ id: holder }),
    ids: { id: 'holder' },
  },
  'Mutation.updateCertificateHolder': {
    document: `mutation ($id: ID!, $version: Int!, $input: UpdateCertificateHolderInput!) {
      updateCertificateHolder(id: $id, version: $version, input: $input) ${known}
    }`,
    variables: ({ holder, holderVersion }: HolderWorld) => ({
      ...{ id: holder, version: holderVersion },
      input: addressOf('Matrixkeeper Inc'),
    }),
    ids: { id: 'holder' },
  },
  'Mutation.deleteCertificateHolder': {
    document: remove,
    variables: ({ holder, holderVersion }: HolderWorld) => ({ id: holder, version: holderVersion }),
    ids: { id: 'holder' },
  },
  'Mutation.restoreCertificateHolder': {
    document: `mutation ($id: ID!) { restoreCertificateHolder(id: $id) ${known} }`,
    variables: ({ deletedHolder }: HolderWorld) => ({ id: deletedHolder }),
    ids: { id: 'deletedHolder' },
  },
} as const
