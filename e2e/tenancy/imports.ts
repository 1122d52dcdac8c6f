import type { Caller } from '../support/caller.ts'
import { uploadList } from '../support/client-list.ts'
import { until } from '../support/product.ts'

interface Import {
  id: string
  version: number
  state: string
}

/** What the rows of one kind of lists are tried on. */
type ListWorld<Kind extends string> = Record<
  | `${Kind}List`
  // One whose columns are to be named, one whose rows are checked, and one that was ended.
  | `fresh${Capitalize<Kind>}Import`
  | `checked${Capitalize<Kind>}Import`
  | `canceled${Capitalize<Kind>}Import`,
  string
> &
  Record<`${'fresh' | 'checked' | 'canceled'}${Capitalize<Kind>}ImportVersion`, number>

export type ImportWorld = ListWorld<'account'> & ListWorld<'policy'>

interface ListKind {
  name: 'account' | 'policy'
  typename: 'AccountImport' | 'PolicyImport'
  plural: string
  content(agency: string): string
  input: object
  /** What a row of it answers. */
  row: string
}

const clients: ListKind = {
  name: 'account',
  typename: 'AccountImport',
  plural: 'accountImports',
  content: agency => `Name,Email\n${agency} Matrix,matrix-${agency}@matrix.example\n`,
  input: {
    mapping: [
      { field: 'NAME', column: 0 },
      { field: 'EMAIL', column: 1 },
    ],
    accountType: 'INDIVIDUAL',
  },
  row: 'name values accountId',
}
const policies: ListKind = {
  name: 'policy',
  typename: 'PolicyImport',
  plural: 'policyImports',
  content: agency => `Client,Carrier\n${agency} Matrix,${agency} Matrix Mutual\n`,
  input: {
    mapping: [
      { field: 'ACCOUNT_NAME', column: 0 },
      { field: 'CARRIER', column: 1 },
    ],
    policyType: 'CYBER',
  },
  row: 'accountName accountId carrier values policyId',
}

/** Those that are there, or new ones: a row of the matrix takes them on. */
export async function importsOf(caller: Caller, agency: string): Promise<ImportWorld> {
  return {
    ...(await listsOf(clients, caller, agency)),
    ...(await listsOf(policies, caller, agency)),
  } as unknown as ImportWorld
}

async function listsOf(kind: ListKind, caller: Caller, agency: string): Promise<Record<string, string | number>> {
  const { typename, plural } = kind
  const read = async () =>
    (
      await caller.call<Record<string, { items: Import[] }>>(`{ ${plural}(first: 100) { items { id version state } } }`)
    )[plural]?.items ?? []
  const before = await read()
  const inState = async (state: string, make: () => Promise<unknown>) => {
    const known = before.findLast(candidate => candidate.state === state)
    if (known) return known
    await make()
    return (await read()).findLast(candidate => candidate.state === state) as Import
  }
  const create = async () => {
    const document = `mutation ($fileId: String) { create${typename}(input: { fileId: $fileId }) { id } }`
    const fileId = await upload(kind, caller, agency)
    return (await caller.call<Record<string, { id: string }>>(document, { fileId }))[`create${typename}`]?.id
  }
  const fresh = await inState('MAPPING', create)
  const canceled = await inState('CANCELED', async () => {
    const id = await create()
    await caller.call(`mutation ($id: ID!) { cancel${typename}(id: $id, version: 1) { id } }`, { id })
  })
  const checked = await inState('CHECKED', async () => {
    const id = await create()
    const document = `mutation ($id: ID!, $input: Map${typename}Input!) {
      map${typename}(id: $id, version: 1, input: $input) { id }
    }`
    await caller.call(document, { id, input: kind.input })
    const isChecked = async () => (await read()).some(candidate => candidate.id === id && candidate.state === 'CHECKED')
    await until(isChecked, 20_000, 'A small list is checked.')
  })
  const named = Object.entries({ fresh, checked, canceled }).flatMap(([state, { id, version }]) => [
    [nameOf(kind, state), id] as const,
    [`${nameOf(kind, state)}Version`, version] as const,
  ])
  return { [`${kind.name}List`]: await listOf(kind, caller, agency), ...Object.fromEntries(named) }
}

const nameOf = ({ typename }: ListKind, state: string) => `${state}${typename}` as keyof ImportWorld

/** One for each agency: it stays the same as long as no one takes it. */
const lists = new Map<string, string>()

async function listOf(kind: ListKind, caller: Caller, agency: string): Promise<string> {
  const key = `${kind.name} ${agency}`
  const list = lists.get(key) ?? (await upload(kind, caller, agency))
  lists.set(key, list)
  return list
}

const upload = (kind: ListKind, caller: Caller, agency: string) =>
  uploadList(caller, kind.content(agency), `${agency}.csv`)

interface ImportRow {
  document: string
  variables(world: ImportWorld): Record<string, unknown>
  ids: Record<string, keyof ImportWorld>
}

/** The operations of one kind of lists. */
function rowsOf(kind: ListKind): Record<string, ImportRow> {
  const { typename, plural } = kind
  const one = plural.slice(0, -1)
  const [fresh, checked, canceled] = [nameOf(kind, 'fresh'), nameOf(kind, 'checked'), nameOf(kind, 'canceled')]
  const at = (world: ImportWorld, name: keyof ImportWorld) => ({
    id: world[name],
    version: world[`${name}Version` as keyof ImportWorld],
  })
  const change = (step: string) =>
    `mutation ($id: ID!, $version: Int!) { ${step}${typename}(id: $id, version: $version) { fileName } }`
  return {
    [`Query.${plural}`]: {
      document: `query { ${plural}(first: 100) { total items { id fileName columns { heading examples } } } }`,
      variables: () => ({}),
      ids: {},
    },
    [`Query.${one}`]: {
      document: `query ($id: ID!) { ${one}(id: $id) { id fileName rows(first: 100) { items { ${kind.row} } } } }`,
      variables: world => ({ id: world[checked] }),
      ids: { id: checked },
    },
    [`Mutation.create${typename}`]: {
      document: `mutation ($input: Create${typename}Input!) { create${typename}(input: $input) { fileName } }`,
      variables: world => ({ input: { fileId: world[`${kind.name}List`] } }),
      // The file is no record of GraphQL: the service's own test tries another agency's.
      ids: {},
    },
    [`Mutation.delimit${typename}`]: {
      document: `mutation ($id: ID!, $version: Int!) {
        delimit${typename}(id: $id, version: $version, delimiter: COMMA) { fileName }
      }`,
      variables: world => at(world, fresh),
      ids: { id: fresh },
    },
    [`Mutation.map${typename}`]: {
      document: `mutation ($id: ID!, $version: Int!, $input: Map${typename}Input!) {
        map${typename}(id: $id, version: $version, input: $input) { fileName }
      }`,
      variables: world => ({ ...at(world, fresh), input: kind.input }),
      ids: { id: fresh },
    },
    [`Mutation.start${typename}`]: {
      document: `mutation ($id: ID!, $version: Int!) {
        start${typename}(id: $id, version: $version, input: {}) { fileName }
      }`,
      variables: world => at(world, checked),
      ids: { id: checked },
    },
    [`Mutation.cancel${typename}`]: {
      document: change('cancel'),
      variables: world => at(world, fresh),
      ids: { id: fresh },
    },
    [`Mutation.undo${typename}`]: {
      document: change('undo'),
      variables: world => at(world, canceled),
      ids: { id: canceled },
    },
  }
}

/** The operations of lists that are brought in. */
export const importRows = { ...rowsOf(clients), ...rowsOf(policies) }
