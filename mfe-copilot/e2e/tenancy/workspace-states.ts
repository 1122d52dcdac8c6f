import type { Caller } from '../../../e2e/support/caller.ts'
import { uploadList } from '../../../e2e/support/client-list.ts'
import { until } from '../../../e2e/support/product.ts'

interface Workspace {
  id: string
  state: string
  messageCount: number
  run: { state: string } | null
  approvals: { id: string }[]
}

const fields = 'id state messageCount run { state } approvals { id }'
const create = `mutation ($input: CreateCaraWorkspaceInput!) { made: createCaraWorkspace(input: $input) { ${fields} } }`
const add = `mutation ($id: ID!, $message: String) {
  made: addCaraWorkspaceMessage(id: $id, input: { message: $message }) { ${fields} }
}`
const stop = `mutation ($id: ID!) { made: stopCaraWorkspace(id: $id) { ${fields} } }`

/** What was made for each person, and is used until a row has used it up. */
const made = new Map<string, Record<string, string>>()

/** Workspaces in the states that the rows need, and files for them. */
export async function workspacesOf(caller: Caller, person: string, documentId: string) {
  const known = made.get(person) ?? {}
  made.set(person, known)
  const begin = (message: string) => change(caller, create, { input: { message, documentIds: [documentId] } })
  const keep = async (name: string, isFit: (workspace: Workspace) => boolean, make: () => Promise<Workspace>) => {
    const before = known[name] ? await read(caller, known[name]) : null
    const fit = before && isFit(before) ? before : await make()
    known[name] = fit.id
    return fit
  }
  const idle = await keep(
    'idle',
    ({ state }) => state !== 'CREATED',
    () => begin('Of the matrix').then(done(caller)),
  )
  const stopped = await keep('stopped', isStopped, async () => {
    const workspace = await begin('Of the matrix')
    return change(caller, stop, { id: workspace.id })
  })
  const asking = await keep('asking', isAsking, async () => {
    const workspace = await begin('Of the matrix').then(done(caller))
    await change(caller, add, { id: workspace.id, message: 'Search the web for quartz lanterns' })
    return settled(caller, workspace.id, isAsking)
  })
  await settled(caller, idle.id, isDone)
  return {
    workspace: idle.id,
    stoppedWorkspace: stopped.id,
    askingWorkspace: asking.id,
    approval: asking.approvals[0]?.id ?? '',
    ...(await filesOf(caller, `${person} ${await taken(caller, idle.id)}`)),
  }
}

const isDone = ({ state }: Workspace) => state !== 'WORKING'
const isStopped = ({ run }: Workspace) => run?.state === 'STOPPED'
const isAsking = ({ approvals }: Workspace) => approvals.length > 0
const done = (caller: Caller) => (workspace: Workspace) => settled(caller, workspace.id, isDone)

const change = async (caller: Caller, document: string, variables: object) =>
  (await caller.call<{ made: Workspace }>(document, variables as Record<string, unknown>)).made

async function read(caller: Caller, id: string): Promise<Workspace> {
  const query = `query ($id: ID!) { caraWorkspace(id: $id) { ${fields} } }`
  return (await caller.call<{ caraWorkspace: Workspace }>(query, { id })).caraWorkspace
}

async function settled(caller: Caller, id: string, isFit: (workspace: Workspace) => boolean): Promise<Workspace> {
  let last = await read(caller, id)
  const isThere = async () => {
    last = await read(caller, id)
    return isFit(last)
  }
  await until(isThere, 60_000, `The workspace ${id} stays ${last.state}.`)
  return last
}

/** Changes with every workspace and every message: then the files of before are taken. */
async function taken(caller: Caller, id: string): Promise<string> {
  const { caraWorkspaces } = await caller.call<{ caraWorkspaces: { total: number } }>('{ caraWorkspaces { total } }')
  return `${caraWorkspaces.total} ${(await read(caller, id)).messageCount}`
}

const sent = new Map<string, { workspaceFile: string; messageFile: string }>()

async function filesOf(caller: Caller, world: string) {
  const found = sent.get(world)
  if (found) return found
  const send = (name: string) => uploadList(caller, 'Limit\n1000000\n', name)
  const files = { workspaceFile: await send('workspace.csv'), messageFile: await send('message.csv') }
  sent.set(world, files)
  return files
}
