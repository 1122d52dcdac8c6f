import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildSchema, graphql } from 'graphql'
import { answersFrom } from '../../../services/copilot/src/graph/testing/answers-from.ts'
import type { MadeUpRecords } from '../../../services/copilot/src/graph/testing/made-up-records.ts'
import { kill, startProcess } from '../../../services/embedded-mongo/src/testing/database-process.ts'
import { type ProductQuestion, startTestProduct } from '../../../services/kit/src/testing/test-product.ts'
import { startTestSubgraph } from '../../../services/kit/src/testing/test-subgraph.ts'
import { uploadFile } from '../../../services/kit/src/testing/upload-file.ts'
import { importGraphqlAsText } from './graphql-as-text.ts'
import { agencyId } from './read-set.ts'

interface Person {
  agencyId: string
  userId: string
}

/** Who asks, unless told otherwise. */
const asker: Person = { agencyId, userId: '66b000000000000000000001' }

interface CaraOptions {
  /** Variables for the service, such as a model. By default it works by rules. */
  environment?: Record<string, string>
  /** The records of the agency. By default none. */
  records?: MadeUpRecords
  /** Further answers of the product, by their root fields. By default none. */
  answers?: Record<string, unknown>
}

/** The service of the copilot, with its jobs, on the product's own database. */
export interface CaraProduct {
  data<Data>(query: string, variables: object, person?: Person): Promise<Data>
  upload(bytes: Uint8Array, file: { name: string; mimeType: string }, person?: Person): Promise<string>
  /** Puts a text into the knowledge base, and waits until it is indexed. */
  addKnowledge(document: { title: string; content: string }, person?: Person): Promise<void>
  /** What the service asked the product. */
  questions: readonly ProductQuestion[]
  close(): Promise<void>
}

const addText = `mutation ($input: KnowledgeBaseTextDocumentInput!) { createKnowledgeBaseTextDocument(input: $input) { id } }`
const readText = `query ($id: ID!) { knowledgeBaseDocument(id: $id) { indexingStatus { status } } }`

export async function openCaraProduct({
  environment = {},
  records = noRecords,
  answers = {},
}: CaraOptions = {}): Promise<CaraProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'coverdesk-eval-cara-'))
  const database = await startProcess(folder)
  process.env['MONGODB_URI'] = database.uri
  const product = await startTestProduct(answering(records, answers))
  importGraphqlAsText()
  const { copilotSubgraph } = await import('../../../services/copilot/src/subgraph.ts')
  const subgraph = await startTestSubgraph(copilotSubgraph, { ...product.environment, ...environment })
  const data = <Data>(query: string, variables: object, person = asker) => subgraph.data<Data>(person, query, variables)
  return {
    data,
    upload: (bytes, file, person = asker) => uploadFile(person, Buffer.from(bytes), file),
    async addKnowledge(input, person) {
      type Made = { createKnowledgeBaseTextDocument: { id: string } }
      type Read = { knowledgeBaseDocument: { indexingStatus: { status: string } } }
      const { id } = (await data<Made>(addText, { input }, person)).createKnowledgeBaseTextDocument
      await until(async () => {
        const { knowledgeBaseDocument } = await data<Read>(readText, { id }, person)
        return knowledgeBaseDocument.indexingStatus.status === 'COMPLETED' || undefined
      })
    },
    questions: product.questions,
    async close() {
      await subgraph.close()
      await product.close()
      await kill(database.child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const noRecords: MadeUpRecords = {
  ...{ accounts: [], contacts: [], carriers: [], policies: [], certificates: [], requests: [] },
}

/** Answers as the one endpoint does, from made-up records of the asker's agency. */
function answering(records: MadeUpRecords, answers: Record<string, unknown>) {
  const schema = buildSchema(
    readFileSync(new URL('../../../services/gateway/stitched.graphql', import.meta.url), 'utf8'),
  )
  const [ours, others] = [answersFrom(records), answersFrom(noRecords)]
  return async ({ query: source, variables: variableValues, caller }: ProductQuestion): Promise<object> => {
    const agency = { id: caller.agencyId, timeZone: 'America/New_York' }
    const person = { id: caller.userId, name: 'Nora Quill', state: 'ACTIVE', agency }
    const rest = caller.agencyId === agencyId ? ours : others
    const { data, errors } = await graphql({
      ...{
        schema,
        source,
        variableValues,
        rootValue: { ...rest, ...answers, agencyUser: person, agencyUsers: [person] },
      },
    })
    const told = errors?.map(({ message, path }) => ({ message, path, extensions: { code: 'BAD_REQUEST' } }))
    return { data, ...(told && { errors: told }) }
  }
}

/** Only for what hangs: a scan that is read on a busy machine takes over a minute. */
const timeout = 300_000

/** What `look` finds, as soon as it does. */
export async function until<Found>(look: () => Promise<Found | undefined>): Promise<Found> {
  const end = performance.now() + timeout
  while (performance.now() < end) {
    const found = await look()
    if (found !== undefined) return found
    await wait(40)
  }
  throw new Error('Cara didn’t come to an end within five minutes.')
}
