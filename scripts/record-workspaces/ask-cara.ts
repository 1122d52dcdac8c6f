import type { Caller } from '../../e2e/support/caller.ts'
import { until } from '../../e2e/support/product.ts'
import { type DemoAgency, demoId } from '../../services/copilot/src/demo-seed/demo-agency.ts'
import type { AskedWorkspace } from '../../services/copilot/src/demo-seed/demo-workspace.ts'
import { demoFile } from '../../services/copilot/src/demo-seed/workspace-files.ts'
import type { KnownDocument } from './knowledge-once-read.ts'

const create = 'mutation ($input: CreateCaraWorkspaceInput!) { createCaraWorkspace(input: $input) { id } }'
const add = 'mutation ($id: ID!, $input: CaraMessageInput!) { addCaraWorkspaceMessage(id: $id, input: $input) { id } }'
const rename =
  'mutation ($ids: [ID!]!, $input: UpdateCaraWorkspacesInput!) { updateCaraWorkspaces(workspaceIds: $ids, input: $input) { id } }'
const archive = 'mutation ($ids: [ID!]!) { archiveCaraWorkspaces(workspaceIds: $ids, archive: true) { id } }'
const stateOf = 'query ($id: ID!) { caraWorkspace(id: $id) { state } }'

const runTime = 300_000

/** Does in the product what someone of the demo did. @returns the workspace's id, once Cara has done her part */
export async function askCara(
  caller: Caller,
  agency: DemoAgency,
  { title, preset, customPreset, request, documents = [], files = [], messages, isArchived }: AskedWorkspace,
  knowledge: readonly KnownDocument[],
): Promise<string> {
  const attached = []
  for (const { name, role } of files) attached.push({ fileId: await send(caller, name), role })
  const [message = '', ...further] = messages
  const input = {
    ...{ message, preset, files: attached },
    customPresetId: customPreset === undefined ? null : String(demoId(agency, 'b2', customPreset)),
    serviceRequestId: request === undefined ? null : String(demoId(agency, 'e', request)),
    documentIds: documents.map(wanted => documentNamed(wanted, knowledge)),
  }
  const { id } = (await caller.call<{ createCaraWorkspace: { id: string } }>(create, { input })).createCaraWorkspace
  await untilDone(caller, id)
  for (const next of further) {
    await caller.call(add, { id, input: { message: next } })
    await untilDone(caller, id)
  }
  if (title) await caller.call(rename, { ids: [id], input: { title } })
  if (isArchived) await caller.call(archive, { ids: [id] })
  return id
}

async function send(caller: Caller, name: string): Promise<string> {
  const { bytes, mimeType } = await demoFile(name)
  const form = new FormData()
  form.append('files', new Blob([new Uint8Array(bytes)], { type: mimeType }), name)
  const { text } = await caller.fetch('/files', { method: 'POST', body: form })
  const [file] = (JSON.parse(text) as { files?: { id: string }[] }).files ?? []
  if (!file) throw new Error(`${name} was not taken: ${text}`)
  return file.id
}

function documentNamed(wanted: string, knowledge: readonly KnownDocument[]): string {
  const found = knowledge.find(({ title }) => title === wanted)
  if (!found) throw new Error(`The knowledge base has no document ${wanted}.`)
  return found.id
}

const untilDone = (caller: Caller, id: string) =>
  until(
    async () => {
      const { caraWorkspace } = await caller.call<{ caraWorkspace: { state: string } }>(stateOf, { id })
      return caraWorkspace.state !== 'WORKING'
    },
    runTime,
    'Cara has not come to an end.',
  )
