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

export async function readImport(caller: Caller, id: string): Promise<ClientList> {
  const { accountImport } = await caller.call<{ accountImport: ClientList }>(
    `query ($id: ID!) { accountImport(id: $id) { ${whole} } }`,
    { id },
  )
  return accountImport
}

/** Uploads a list of businesses, takes its columns for what they seem to be, and waits until its rows are checked. */
export async function checkedImport(caller: Caller, content: string): Promise<ClientList> {
  const { createAccountImport: created } = await caller.call<{ createAccountImport: ClientList }>(
    `mutation ($fileId: String) { createAccountImport(input: { fileId: $fileId }) { ${whole} } }`,
    { fileId: await uploadList(caller, content) },
  )
  await caller.call(
    `mutation ($id: ID!, $version: Int!, $input: MapAccountImportInput!) {
      mapAccountImport(id: $id, version: $version, input: $input) { id }
    }`,
    { id: created.id, version: created.version, input: { mapping: created.mapping, accountType: 'BUSINESS' } },
  )
  let found = created
  const isChecked = async () => {
    found = await readImport(caller, created.id)
    return found.state === 'CHECKED'
  }
  await until(isChecked, 120_000, 'The rows are not checked.')
  return found
}

/** Begins to create the accounts of a checked list. */
export async function startImport(caller: Caller, { id, version }: ClientList): Promise<ClientList> {
  const { startAccountImport } = await caller.call<{ startAccountImport: ClientList }>(
    `mutation ($id: ID!, $version: Int!) { startAccountImport(id: $id, version: $version, input: {}) { ${whole} } }`,
    { id, version },
  )
  return startAccountImport
}
