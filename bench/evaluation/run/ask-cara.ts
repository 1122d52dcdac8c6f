import { type CaraProduct, until } from './cara-product.ts'

type Asking = Pick<CaraProduct, 'data'>

/** What Cara said at the end of a run. */
export interface CaraAnswer {
  content: string
  evidence: { sourceId: string; name: string; page: number; quote: string }[]
  notFound: { question: string }[]
  /** How it ended; null where nothing was asked. */
  outcome: { kind: string } | null
}

interface WorkspaceState {
  state: string
  messages: (CaraAnswer & { role: string })[]
}

const create = `mutation ($input: CreateCaraWorkspaceInput!) { createCaraWorkspace(input: $input) { id } }`
const read = `query ($id: ID!) { caraWorkspace(id: $id) {
  state messages(last: 5) { role content evidence { sourceId name page quote } notFound { question } outcome { kind } } } }`

/** Puts a message into a workspace of its own. @returns its id */
export async function startWorkspace({ data }: Asking, message: string, fileIds: readonly string[]): Promise<string> {
  const input = { message, files: fileIds.map(fileId => ({ fileId })) }
  return (await data<{ createCaraWorkspace: { id: string } }>(create, { input })).createCaraWorkspace.id
}

/** Asks in a workspace of its own, and waits for the answer. */
export async function askCara(product: Asking, message: string, fileIds: readonly string[]): Promise<CaraAnswer> {
  const id = await startWorkspace(product, message, fileIds)
  return await until(async () => {
    const { caraWorkspace } = await product.data<{ caraWorkspace: WorkspaceState }>(read, { id })
    const last = caraWorkspace.messages.at(-1)
    if (caraWorkspace.state === 'WORKING') return undefined
    return last?.role === 'AGENT' ? last : { content: '', evidence: [], notFound: [], outcome: null }
  })
}
