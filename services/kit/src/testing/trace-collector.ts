import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

/** A span as OTLP over HTTP has it, as far as tests look. */
export interface CollectedSpan {
  service: string
  name: string
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  details: Record<string, string | number>
}

export interface TraceCollector {
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  url: string
  spans: CollectedSpan[]
  /** Everything that was sent. */
  received(): string
  close(): Promise<void>
}

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: number }
}
interface Export {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: { spans: (Omit<CollectedSpan, 'service' | 'details'> & { attributes: Attribute[] })[] }[]
  }[]
}

const detailsOf = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? '']))

/** Takes spans as a collector of OpenTelemetry does. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = []
  let received = ''
  const server = createServer(async (request, response) => {
    const body = await text(request)
    received += body
    for (const { resource, scopeSpans } of (JSON.parse(body) as Export).resourceSpans) {
      const service = String(detailsOf(resource.attributes)['service.name'])
      for (const { attributes, ...span } of scopeSpans.flatMap(scope => scope.spans)) {
        spans.push({ ...span, service, details: detailsOf(attributes) })
      }
    }
    response.setHeader('content-type', 'application/json').end('{}')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    spans,
    received: () => received,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
