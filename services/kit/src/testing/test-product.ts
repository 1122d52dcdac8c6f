import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { readJson, sendJson, startHttpServer } from '../http-server.ts'
import { type Caller, contextHeader, verifyContext } from '../signed-context.ts'

/** What a subgraph asked the product, and as whom. */
export interface ProductQuestion {
  caller: Caller
  query: string
  variables: Record<string, unknown>
}

/** Stands in for the gateway where a test runs one subgraph alone. */
export interface TestProduct {
  /** To be given to `startTestSubgraph`, so that both sign alike. */
  environment: { GATEWAY_URL: string; COVERDESK_SECRET: string }
  questions: ProductQuestion[]
  close(): Promise<void>
}

/** @param answer GraphQL's answer, such as `{ data: { account: null } }` */
export async function startTestProduct(
  answer: (question: ProductQuestion) => object | Promise<object>,
): Promise<TestProduct> {
  const secret = randomBytes(32).toString('hex')
  const questions: ProductQuestion[] = []
  const http = await startHttpServer(
    async (request, response) => {
      const caller = await verifyContext(secret, 'gateway', String(request.headers[contextHeader]))
      if (!caller) return sendJson(response, 401, { errors: [{ message: 'Who are you?', extensions: {} }] })
      const question = { caller, ...((await readJson(request)) as { query: string; variables: object }) }
      questions.push(question as ProductQuestion)
      sendJson(response, 200, await answer(question as ProductQuestion))
    },
    0,
    '127.0.0.1',
  )
  const { port } = http.server.address() as AddressInfo
  return {
    environment: { GATEWAY_URL: `http://127.0.0.1:${port}`, COVERDESK_SECRET: secret },
    questions,
    close: () => http.close(),
  }
}
