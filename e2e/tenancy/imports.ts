import type { Caller } from '../support/caller.ts'
import { uploadList } from '../support/client-list.ts'
import { until } from '../support/product.ts'

interface Import {
  id: string
  version: number
  state: string
}

/** What the rows of client lists are tried on. */
export interface ImportWorld {
  /** A list that was just uploaded. */
  list: string
  /** An import whose columns are to be named, one whose rows are checked, and one that was ended. */
  freshImport: string
  freshImportVersion: number
  checkedImport: string
  checkedImportVersion: number
  canceledImport: string
  canceledImportVersion: number
}

const mapping = [
  { field: 'NAME', column: 0 },
  { field: 'EMAIL', column: 1 },
]

/** Those that are there, or new ones: a row of the matrix takes them on. */
export async function importsOf(caller: Caller, agency: string): Promise<ImportWorld> {
  const read = async () =>
    (
      await caller.call<{ accountImports: { items: Import[] } }>(
        '{ accountImports(first: 100) { items { id version state } } }',
      )
    ).accountImports.items
  const before = await read()
  const inState = async (state: string, make: () => Promise<unknown>) => {
    const known = before.findLast(candidate => candidate.state === state)
    if (known) return known
    await make()
    return (await read()).findLast(candidate => candidate.state === state) as Import
  }
  const fresh = await inState('MAPPING', () => createImport(caller, agency))
  const canceled = await inState('CANCELED', async () => {
    const { id } = await createImport(caller, agency)
    await caller.call('mutation ($id: ID!) { cancelAccountImport(id: $id, version: 1) { id } }', { id })
  })
  const checked = await inState('CHECKED', async () => {
    const { id } = await createImport(caller, agency)
    const document = `mutation ($id: ID!, $input: MapAccountImportInput!) {
      mapAccountImport(id: $id, version: 1, input: $input) { id }
    }`
    await caller.call(document, { id, input: { mapping, accountType: 'INDIVIDUAL' } })
    const isChecked = async () => (await read()).some(candidate => candidate.id === id && candidate.state === 'CHECKED')
    await until(isChecked, 20_000, 'A small list is checked.')
  })
  return {
    list: await listOf(caller, agency),
    freshImport: fresh.id,
    freshImportVersion: fresh.version,
    checkedImport: checked.id,
    checkedImportVersion: checked.version,
    canceledImport: canceled.id,
    canceledImportVersion: canceled.version,
  }
}

async function createImport(caller: Caller, agency: string): Promise<{ id: string }> {
  const document = 'mutation ($fileId: String) { createAccountImport(input: { fileId: $fileId }) { id } }'
  const answer = await caller.call<{ createAccountImport: { id: string } }>(document, {
    fileId: await upload(caller, agency),
  })
  return answer.createAccountImport
}

/** One for each agency: it stays the same as long as nobody takes it. */
const lists = new Map<string, string>()

async function listOf(caller: Caller, agency: string): Promise<string> {
  const list = lists.get(agency) ?? (await upload(caller, agency))
  lists.set(agency, list)
  return list
}

const upload = (caller: Caller, agency: string) =>
  uploadList(caller, `Name,Email\n${agency} Matrix,matrix-${agency}@matrix.example\n`, `${agency}.csv`)

/** The operations of client lists. */
export const importRows = {
  'Query.accountImports': {
    document: 'query { accountImports(first: 100) { total items { id fileName columns { heading examples } } } }',
    variables: () => ({}),
    ids: {},
  },
  'Query.accountImport': {
    document:
      'query ($id: ID!) { accountImport(id: $id) { id fileName rows(first: 100) { items { name values accountId } } } }',
    variables: ({ checkedImport }: ImportWorld) => ({ id: checkedImport }),
    ids: { id: 'checkedImport' },
  },
  'Mutation.createAccountImport': {
    document: 'mutation ($input: CreateAccountImportInput!) { createAccountImport(input: $input) { fileName } }',
    variables: ({ list }: ImportWorld) => ({ input: { fileId: list } }),
    // The file is no record of GraphQL: the service's own test tries another agency's.
    ids: {},
  },
  'Mutation.mapAccountImport': {
    document: `mutation ($id: ID!, $version: Int!, $input: MapAccountImportInput!) {
      mapAccountImport(id: $id, version: $version, input: $input) { fileName }
    }`,
    variables: ({ freshImport, freshImportVersion }: ImportWorld) => ({
      id: freshImport,
      version: freshImportVersion,
      input: { mapping, accountType: 'INDIVIDUAL' },
    }),
    ids: { id: 'freshImport' },
  },
  'Mutation.startAccountImport': {
    document: `mutation ($id: ID!, $version: Int!) {
      startAccountImport(id: $id, version: $version, input: {}) { fileName }
    }`,
    variables: ({ checkedImport, checkedImportVersion }: ImportWorld) => ({
      id: checkedImport,
      version: checkedImportVersion,
    }),
    ids: { id: 'checkedImport' },
  },
  'Mutation.cancelAccountImport': {
    document: 'mutation ($id: ID!, $version: Int!) { cancelAccountImport(id: $id, version: $version) { fileName } }',
    variables: ({ freshImport, freshImportVersion }: ImportWorld) => ({ id: freshImport, version: freshImportVersion }),
    ids: { id: 'freshImport' },
  },
  'Mutation.undoAccountImport': {
    document: 'mutation ($id: ID!, $version: Int!) { undoAccountImport(id: $id, version: $version) { fileName } }',
    variables: ({ canceledImport, canceledImportVersion }: ImportWorld) => ({
      id: canceledImport,
      version: canceledImportVersion,
    }),
    ids: { id: 'canceledImport' },
  },
} as const
