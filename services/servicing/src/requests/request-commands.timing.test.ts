import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { contextHeader, demoAgencies, signContext } from '@coverdesk/kit'
import { freePort, type ProductQuestion, startTestProduct, type TestProduct } from '@coverdesk/kit/testing'
import mongoose from 'mongoose'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startChild, type TestChild } from '../../../kit/src/testing/child.ts'
import { servicingSubgraph } from '../subgraph.ts'
import { concludingArea } from '../testing/concluding-area.ts'

const us = { agencyId: demoAgencies.harborPoint.id, userId: '660000000000000000000001' }
const suffix = randomUUID().slice(0, 8)
const keys = `test:${randomBytes(32).toString('base64')}`

/** Node can't import a schema as text by itself. */
const graphqlAsText = `data:text/javascript,${encodeURIComponent(`
  import { readFile } from 'node:fs/promises'
  export async function load(url, context, next) {
    if (!url.endsWith('.graphql')) return next(url, context)
    const text = await readFile(new URL(url), 'utf8')
    return { format: 'module', shortCircuit: true, source: 'export default ' + JSON.stringify(text) }
  }`)}`

/** A subgraph in a process of its own; started again, it is on the same port and has the same database. */
class Area {
  #child: TestChild | undefined
  #port = 0

  constructor(
    private readonly name: string,
    private readonly file: string,
    private readonly definition: string,
    private readonly product: () => TestProduct,
  ) {}

  async start(): Promise<void> {
    this.#port ||= await freePort()
    const environment = { ...this.product().environment, CREDENTIAL_KEYS: keys, SMTP_URL: 'smtp://127.0.0.1:1' }
    const surroundings = {
      ...{ port: this.#port, database: `test_${this.name}_${suffix}` },
      sharedDatabases: { events: `test_events_${suffix}`, gateway: `test_gateway_${suffix}` },
    }
    this.#child = startChild(`
      import { register } from 'node:module'
      register(${JSON.stringify(graphqlAsText)})
      const { createLogger, startSubgraph } = await import('@coverdesk/kit')
      const { ${this.definition}: definition } = await import(${JSON.stringify(new URL(this.file, import.meta.url).href)})
      const environment = { ...process.env, PORT: '1', ...${JSON.stringify(environment)} }
      const log = createLogger(definition.name, 'silent')
      await startSubgraph(definition, { ...${JSON.stringify(surroundings)}, environment, log })
      process.send('ready')
    `)
    await this.#child.says()
  }

  async kill(): Promise<void> {
    await this.#child?.kill()
  }

  /** What it answers; SUBGRAPH_UNAVAILABLE while it is dead, as the gateway says it. */
  async ask({ caller, query, variables }: Omit<ProductQuestion, 'caller'> & { caller: object }): Promise<object> {
    const secret = this.product().environment.COVERDESK_SECRET
    const token = await signContext(secret, this.name, { requestId: randomUUID(), ...caller })
    try {
      const response = await fetch(`http://127.0.0.1:${this.#port}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [contextHeader]: token },
        body: JSON.stringify({ query, variables }),
      })
      return (await response.json()) as object
    } catch {
      return { errors: [{ message: 'Not now.', extensions: { code: 'SUBGRAPH_UNAVAILABLE' } }] }
    }
  }
}

let product: TestProduct
const servicing = new Area(servicingSubgraph.name, '../subgraph.ts', 'servicingSubgraph', () => product)
const concluding = new Area(concludingArea.name, '../testing/concluding-area.ts', 'concludingArea', () => product)

/** As the gateway: commands go to servicing, which asks about the agency. */
const answer = (question: ProductQuestion) =>
  question.query.trimStart().startsWith('mutation')
    ? servicing.ask(question)
    : { data: { agency: { name: 'Harbor Point Insurance', timeZone: 'America/Los_Angeles' }, agencyUsers: [] } }

let database: mongoose.Connection
beforeAll(async () => {
  product = await startTestProduct(answer)
  database = await mongoose.createConnection(process.env['MONGODB_URI'] ?? '').asPromise()
  await Promise.all([servicing.start(), concluding.start()])
}, 120_000)
afterAll(async () => {
  await Promise.all([servicing.kill(), concluding.kill()])
  const names = ['servicing', 'concluding', 'events', 'gateway'].map(name => `test_${name}_${suffix}`)
  await Promise.all(names.map(name => database.useDb(name).dropDatabase()))
  await database.close()
  await product.close()
}, 60_000)

const sentences = Array.from({ length: 40 }, (_, number) => `Request number ${number}, please.`)
const collection = (area: string, name: string) => database.useDb(`test_${area}_${suffix}`).collection(name)
const made = () => collection('servicing', 'serviceRequests').countDocuments()

it('each request that another area concludes is made once, however often both processes are killed', async () => {
  const query =
    'mutation ($callId: String!, $sentences: [String!]!) { conclude(callId: $callId, sentences: $sentences) }'
  const asked = await concluding.ask({ caller: us, query, variables: { callId: 'call-1', sentences } })
  expect(asked).toEqual({ data: { conclude: sentences.length } })
  for (let round = 0; round < 3; round += 1) {
    const before = await made()
    await vi.waitFor(async () => expect(await made()).toBeGreaterThan(before), { timeout: 90_000, interval: 20 })
    await servicing.kill()
    await wait(200)
    await concluding.kill()
    await Promise.all([servicing.start(), concluding.start()])
  }
  const jobs = collection('concluding', 'jobs')
  await vi.waitFor(async () => expect(await jobs.countDocuments({ state: { $ne: 'DONE' } })).toBe(0), {
    ...{ timeout: 180_000, interval: 500 },
  })
  expect(await made()).toBe(sentences.length)
  const stored = await collection('servicing', 'serviceRequests').distinct('source.sentence')
  expect(stored.sort()).toEqual([...sentences].sort())
  const initiators = await collection('servicing', 'serviceRequestVersions').distinct('updateInitiatorType')
  expect(initiators).toEqual(['OYSTER'])
}, 600_000)
