import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import {
  type Caller,
  contextHeader,
  readBody,
  readJson,
  sendJson,
  sendText,
  startHttpServer,
  subgraphSdl,
  verifyContext,
} from '@coverdesk/kit'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { type GraphQLFieldResolver, graphql } from 'graphql'

/** What a fixture subgraph is made of; it speaks the contract of docs/contracts.md over real HTTP. */
export interface Fixture {
  name: string
  typeDefs: string
  /** The context of resolvers is the caller. */
  resolvers: Parameters<typeof makeExecutableSchema>[0]['resolvers']
  /** Answers every field that has no resolver. By default what its parent has of that name. */
  fieldResolver?: GraphQLFieldResolver<unknown, unknown>
  questions?: Record<string, (input: Record<string, string>) => { status: number; body: unknown }>
  /** Writes lists as files, by name. */
  exports?: Record<string, (input: Record<string, string>, response: ServerResponse) => unknown>
}

export interface FixtureSubgraph {
  name: string
  url: string
  /** Every GraphQL request that came, with its verified caller. */
  requests: { caller: Caller; query: string }[]
  /** Every delivery of a third party that came. */
  deliveries: { path: string; body: string; headers: IncomingMessage['headers']; caller: Caller }[]
  /** Waits so long before each answer of GraphQL, in milliseconds; of a webhook and of `/readyz`, too. */
  delay: number
  /** Answers this text instead, with status 502, as a proxy in between would. */
  garbage: string | null
  /** Answers as another version of itself from now on, as when it is replaced behind a load balancer. */
  become(fixture: Fixture): void
  stop(): Promise<void>
  /** On the same port as before. */
  start(): Promise<void>
}

const schemaOf = ({ typeDefs, resolvers }: Fixture) =>
  makeExecutableSchema({ typeDefs: subgraphSdl([typeDefs]), resolvers: resolvers ?? {} })

/** What the sender of its webhooks who needs no signature proves itself by. */
export const knownSender = 'Basic a25vd246c2VuZGVy'

export async function startFixture(first: Fixture, secret: string): Promise<FixtureSubgraph> {
  let fixture = first
  let schema = schemaOf(first)
  let port = 0
  let http: Awaited<ReturnType<typeof startHttpServer>> | null = null

  const subgraph: FixtureSubgraph = {
    name: fixture.name,
    url: '',
    requests: [],
    deliveries: [],
    delay: 0,
    garbage: null,
    become(other) {
      fixture = other
      schema = schemaOf(other)
    },
    async stop() {
      http?.server.closeAllConnections()
      await http?.close()
      http = null
    },
    async start() {
      http = await startHttpServer(
        (request, response) => void answer(request, response).catch(() => response.destroy()),
        port,
        '127.0.0.1',
      )
      port = (http.server.address() as AddressInfo).port
      subgraph.url = `http://127.0.0.1:${port}`
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (request.url === '/readyz') {
      if (subgraph.delay) await wait(subgraph.delay, undefined, { ref: false })
      return sendText(response, 200, 'ok')
    }
    if (subgraph.garbage) return sendText(response, 502, subgraph.garbage)
    const caller = await verifyContext(secret, fixture.name, String(request.headers[contextHeader]))
    if (!caller) return sendJson(response, 401, { error: { message: 'Signed calls only.', code: 'UNAUTHENTICATED' } })
    if (request.url === '/sdl') return sendText(response, 200, subgraphSdl([fixture.typeDefs]))
    if (request.url?.startsWith('/webhooks/') && request.url.endsWith('/sender')) {
      const isKnown = request.headers.authorization === knownSender
      if (request.headers.authorization && !isKnown) return sendJson(response, 401, {})
      return sendJson(response, 200, { isKnown, maxBytes: 50 * 1024 * 1024 })
    }
    if (request.url?.startsWith('/webhooks/')) {
      if (subgraph.delay) await wait(subgraph.delay, undefined, { ref: false })
      const body = String(await readBody(request, 64 * 1024 * 1024))
      subgraph.deliveries.push({ path: request.url, body, headers: request.headers, caller })
      return sendJson(response, 202, {})
    }
    const question = fixture.questions?.[String(request.url).replace('/internal/', '')]
    const body = (await readJson(request)) as { query: string; variables?: Record<string, unknown> }
    const list = fixture.exports?.[String(request.url).replace('/exports/', '')]
    if (list) return void (await list(body as unknown as Record<string, string>, response))
    if (question) {
      const { status, body: text } = question(body as unknown as Record<string, string>)
      return sendJson(response, status, text)
    }
    subgraph.requests.push({ caller, query: body.query })
    if (subgraph.delay) await wait(subgraph.delay, undefined, { ref: false })
    const { query: source, variables: variableValues } = body
    const { fieldResolver } = fixture
    sendJson(response, 200, await graphql({ schema, source, variableValues, contextValue: caller, fieldResolver }))
  }

  await subgraph.start()
  return subgraph
}
