import { randomBytes, randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import mongoose from 'mongoose'
import { createLogger } from '../logger.ts'
import { type Caller, contextHeader, signContext } from '../signed-context.ts'
import { type SubgraphDefinition, startSubgraph } from '../subgraph.ts'
import { testDatabases } from './test-database-names.ts'

interface GraphqlError {
  message: string
  path?: (string | number)[]
  extensions: Record<string, unknown> & { code: string }
}

interface GraphqlAnswer<Data> {
  data?: Data | null
  errors?: GraphqlError[]
}

/** A subgraph that runs in this test over real HTTP on a database of its own. */
export interface TestSubgraph {
  url: string
  /** Signs its contexts; the audience is the definition's name. */
  secret: string
  /** Sends an operation on behalf of `caller`. */
  ask<Data>(caller: Omit<Caller, 'requestId'>, query: string, variables?: object): Promise<GraphqlAnswer<Data>>
  /** The data of an operation that must not fail. */
  data<Data>(caller: Omit<Caller, 'requestId'>, query: string, variables?: object): Promise<Data>
  /** The only error of an operation that must fail, without the request's own id. */
  failure(caller: Omit<Caller, 'requestId'>, query: string, variables?: object): Promise<GraphqlError>
  /** Asks `POST /internal/<name>`, by default for no one. */
  question(name: string, input: unknown, caller?: Omit<Caller, 'requestId'>): Promise<{ status: number; body: unknown }>
  /** Asks `POST /exports/<name>` for a list as a file. */
  exported(name: string, input: object, caller?: Omit<Caller, 'requestId'>): Promise<Response>
  /** Hands a third party's bytes to `POST /webhooks/<name>`, on no one's behalf. @returns the status */
  deliver(name: string, body: string, headers: Record<string, string>): Promise<number>
  close(): Promise<void>
}

/**
 * Starts a subgraph for a test file against `MONGODB_URI` (Vitest's set-up provides one), on a database that no other
 * test uses and that is dropped at the end. Two subgraphs in one process share the first one's database: mongoose's
 * models have one connection.
 * @param environment more variables for the subgraph, such as `SMTP_URL`, or a secret to share with a gateway
 */
export async function startTestSubgraph(
  definition: SubgraphDefinition,
  environment: Record<string, string> = {},
): Promise<TestSubgraph> {
  const secret = environment['COVERDESK_SECRET'] ?? randomBytes(32).toString('hex')
  const { own, ...sharedDatabases } = testDatabases(definition.name)
  const running = await startSubgraph(definition, {
    log: createLogger(definition.name, 'silent'),
    environment: {
      ...process.env,
      COVERDESK_SECRET: secret,
      CREDENTIAL_KEYS: `test:${randomBytes(32).toString('base64')}`,
      PORT: '1',
      ...environment,
    },
    port: 0,
    database: own,
    sharedDatabases,
  })
  const url = `http://127.0.0.1:${running.port}`

  const post = async (path: string, caller: Omit<Caller, 'requestId'>, body: unknown) => {
    const token = await signContext(secret, definition.name, { ...caller, requestId: randomUUID() })
    return fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [contextHeader]: token },
      body: JSON.stringify(body),
    })
  }

  async function ask<Data>(caller: Omit<Caller, 'requestId'>, query: string, variables?: object) {
    // As a browser does with each submission, so that every answer is one that can be given again.
    const response = await post('/graphql', { mutationKey: randomUUID(), ...caller }, { query, variables })
    return (await response.json()) as GraphqlAnswer<Data>
  }

  return {
    url,
    secret,
    ask,
    async data<Data>(caller: Omit<Caller, 'requestId'>, query: string, variables?: object) {
      const { data, errors } = await ask<Data>(caller, query, variables)
      if (errors || !data) throw new Error(JSON.stringify(errors))
      return data
    },
    async failure(caller, query, variables) {
      const { errors } = await ask(caller, query, variables)
      if (errors?.length !== 1 || !errors[0]) throw new Error(`Not one error: ${JSON.stringify(errors)}`)
      const { requestId, code, ...details } = errors[0].extensions
      return { ...errors[0], extensions: { code, ...details } }
    },
    async question(name, input, caller = {}) {
      const response = await post(`/internal/${name}`, caller, input)
      return { status: response.status, body: await response.json() }
    },
    exported: (name, input, caller = {}) => post(`/exports/${name}`, caller, input),
    async deliver(name, body, headers) {
      const token = await signContext(secret, definition.name, { requestId: randomUUID() })
      const init = { method: 'POST', body, headers: { ...headers, [contextHeader]: token } }
      return (await fetch(`${url}/webhooks/${name}`, init)).status
    },
    async close() {
      const isConnected = mongoose.connection.readyState === mongoose.ConnectionStates.connected
      if (isConnected) {
        const databases = Object.values(sharedDatabases).map(name => mongoose.connection.getClient().db(name))
        await Promise.all([mongoose.connection.dropDatabase(), ...databases.map(database => database.dropDatabase())])
      }
      await running.close()
    },
  }
}

/** A port of the loopback that no one listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
