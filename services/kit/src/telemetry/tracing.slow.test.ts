import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signContext } from '../signed-context.ts'
import { freePort } from '../testing/test-subgraph.ts'
import { startTraceCollector, type TraceCollector } from '../testing/trace-collector.ts'

const kit = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)
const secret = randomBytes(32).toString('hex')
const agencyId = '64b000000000000000000001'

/** A subgraph as a process: a query that reads, a mutation that enqueues a job, and what is loaded. */
const script = (database: string) => `
  import { createRequire } from 'node:module'
  import mongoose, { Schema } from 'mongoose'
  import { runProcess } from ${kit('../run-process.ts')}
  import { startSubgraph } from ${kit('../subgraph.ts')}
  import { defineTenantModel } from ${kit('../models.ts')}
  import { enqueue } from ${kit('../jobs/enqueue.ts')}
  const Note = defineTenantModel('notes', new Schema({ text: String }))
  const names = () => [...Object.keys(createRequire(import.meta.url).cache)].filter(name => name.includes('opentelemetry'))
  const definition = {
    name: 'noting',
    jobs: [{ name: 'tidy', run: ({ step }) => step('count', () => Note.countDocuments()) }],
    start: () => ({ questions: {
      loaded: async () => names(),
      end: async () => ({ isDropped: await mongoose.connection.dropDatabase() }),
    } }),
    modules: [{
      typeDefs: 'type Query { note(text: String): Int } type Mutation { tidy: Int }',
      resolvers: {
        Query: { note: (_, { text }) => Note.countDocuments({ text }) },
        Mutation: { tidy: async () => { await enqueue('tidy', {}); return 1 } },
      },
    }],
  }
  const sharedDatabases = { events: '${database}_events', gateway: '${database}_gateway' }
  const start = log => startSubgraph(definition, { log, database: '${database}', sharedDatabases })
  await runProcess('noting', { start, migrate: async () => {} })`

let collector: TraceCollector
let child: ChildProcess
let port = 0
let requestId = ''
beforeEach(async () => {
  collector = await startTraceCollector()
})
afterEach(async () => {
  await post('/internal/end', {})
  child.kill('SIGTERM')
  await once(child, 'exit')
  await collector.close()
})

async function start(environment: Record<string, string>) {
  port = await freePort()
  const database = `test_tracing_${randomUUID().slice(0, 8)}`
  child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script(database)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      LOG_LEVEL: 'warn',
      PORT: String(port),
      COVERDESK_SECRET: secret,
      CREDENTIAL_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
      ...environment,
    },
  })
  expect((await once(child, 'message'))[0]).toEqual({ type: 'ready' })
}

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  requestId = randomUUID()
  const token = await signContext(secret, 'noting', { requestId, agencyId, userId: agencyId })
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-coverdesk-context': token, ...headers },
    body: JSON.stringify(body),
  })
  return response.json() as Promise<unknown>
}

const span = (name: string) =>
  vi.waitFor(
    () => {
      const found = collector.spans.find(candidate => candidate.name === name)
      if (!found) throw new Error(`There is no span ${name}.`)
      return found
    },
    { timeout: 15_000, interval: 50 },
  )

describe('traces', () => {
  it('cost nothing while no one collects them: OpenTelemetry is not even loaded', async () => {
    await start({})
    await post('/graphql', { query: '{ note }' })
    expect(await post('/internal/loaded', {})).toEqual([])
    expect(collector.received()).toBe('')
  })

  it('show a request, its commands and its jobs, continue the caller’s trace, and hold no value of anybody', async () => {
    await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
    const traceId = randomBytes(16).toString('hex')
    const callerId = randomBytes(8).toString('hex')
    await post(
      '/graphql?secret=x',
      { query: '{ note(text: "CANARY") }' },
      { traceparent: `00-${traceId}-${callerId}-01` },
    )
    await post('/graphql', { query: 'mutation { tidy }' })

    const request = await span('POST /graphql')
    expect(request).toMatchObject({ service: 'noting', traceId, parentSpanId: callerId })
    expect(request.details).toMatchObject({ 'http.response.status_code': 200 })
    const command = await span('mongo aggregate')
    expect(command).toMatchObject({ traceId, parentSpanId: request.spanId })
    expect(command.details).toMatchObject({ 'db.collection.name': 'notes', 'db.operation.name': 'aggregate' })
    expect(await span('job tidy')).toMatchObject({ service: 'noting' })
    expect(collector.received()).not.toContain('CANARY')
    expect((await post('/internal/loaded', {})) as string[]).not.toEqual([])
  })
})
