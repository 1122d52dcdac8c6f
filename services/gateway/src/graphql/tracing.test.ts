import { startTracing, stopTracing } from '@coverdesk/kit'
import { startTraceCollector, type TraceCollector } from '@coverdesk/kit/testing'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startTestGateway, type TestGateway, Visitor } from '../testing/test-gateway.ts'

let collector: TraceCollector
let gateway: TestGateway
let maya: Visitor
beforeAll(async () => {
  collector = await startTraceCollector()
  await startTracing('gateway', { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  gateway = await startTestGateway()
  maya = await Visitor.signedIn(gateway)
})
afterAll(async () => {
  await gateway.close()
  await stopTracing()
  await collector.close()
})

it('one trace leads from the browser’s request over the gateway’s own reads into the subgraph', async () => {
  collector.spans.length = 0
  const { errors } = await maya.graphql('{ accounts(first: 1) { name } }')
  expect(errors).toEqual([])
  const named = (name: string, parent: string | undefined) =>
    collector.spans.find(span => span.name === name && parent && span.parentSpanId === parent)
  await vi.waitFor(
    () => {
      // The schema is read for no one; that call belongs to no request.
      const call = collector.spans.find(span => span.name === 'subgraph accounts' && span.parentSpanId)
      const request = collector.spans.find(({ spanId }) => spanId === call?.parentSpanId)
      expect(request).toMatchObject({ name: 'POST /graphql', service: 'gateway' })
      // The fixture subgraph runs in this process, so its span arrives, too: it continues the call's.
      expect(named('POST /graphql', call?.spanId)).toMatchObject({ traceId: call?.traceId })
      expect(named('mongo find', request?.spanId)).toMatchObject({ details: { 'db.collection.name': 'sessions' } })
    },
    { timeout: 10_000 },
  )
})
