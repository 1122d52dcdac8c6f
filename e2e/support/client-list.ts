import type { Caller } from './caller.ts'
import { until } from './product.ts'

/** An import as journeys read it. */
export interface ClientList {
  id: string
  version: number
  state: string
  mapping: { field: string; column: number }[]
  counts: Record<'rows' | 'invalid' | 'done' | 'created' | 'skipped' | 'removed' | 'kept', number>
}

const whole = 'id version state mapping { field column } counts { rows invalid done created skipped removed kept }'

/** Uploads a client list. @returns the id of its file */
export async function uploadList(caller: Caller, content: string, name = 'clients.csv'): Promise<string> {
  const form = new FormData()
  form.append('files', new Blob([content], { type: 'text/csv' }), name)
  const { text } = await caller.fetch('/files', { method: 'POST', body: form })
  return (JSON.parse(text) as { files: { id: string }[] }).files[0]?.id ?? ''
}

/** What comes in by lists: its type, and what is said of all rows. */
interface ListKind {
  typename: 'AccountImport' | 'PolicyImport'
  ofAllRows: object
}
const businesses: ListKind = { typename: 'AccountImport', ofAllRows: { accountType: 'BUSINESS' } }
export const policies: ListKind = { typename: 'PolicyImport', ofAllRows: {} }

type Answer = Record<string, ClientList>

export async function readImport(caller: Caller, id: string, { typename } = businesses): Promise<ClientList> {
  const one = typename.charAt(0).toLowerCase() + typename.slice(1)
  const answer = await caller.call<Answer>(`query ($id: ID!) { ${one}(id: $id) { ${whole} } }`, { id })
  return answer[one] as ClientList
}

/** Uploads a list, takes its columns for what they seem to be, and waits until its rows are checked. */
export async function checkedImport(caller: Caller, content: string, kind = businesses): Promise<ClientList> {
  const { typename, ofAllRows } = kind
  const answer = await caller.call<Answer>(
    `mutation ($fileId: String) { create${typename}(input: { fileId: $fileId }) { ${whole} } }`,
    { fileId: await uploadList(caller, content) },
  )
  const created = answer[`create${typename}`] as ClientList
  await caller.call(
    `mutation ($id: ID!, $version: Int!, $input: Map${typename}Input!) {
      map${typename}(id: $id, version: $version, input: $input) { id }
    }`,
    { id: created.id, version: created.version, input: { mapping: created.mapping, ...ofAllRows } },
  )
  let found = created
  const isChecked = async () => {
    found = await readImport(caller, created.id, kind)
    return found.state === 'CHECKED'
  }
  await until(isChecked, 120_000, 'The rows are not checked.')
  return found
}

/** Begins to create what a checked list holds. */
export async function startImport(
  caller: Caller,
  { id, version }: ClientList,
  { typename } = businesses,
): Promise<ClientList> {
  const answer = await caller.call<Answer>(
    `mutation ($id: ID!, $version: Int!) { start${typename}(id: $id, version: $version, input: {}) { ${whole} } }`,
    { id, version },
  )
  return answer[`start${typename}`] as ClientList
}
