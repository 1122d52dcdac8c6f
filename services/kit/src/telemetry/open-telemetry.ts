import type { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { SpanDescription, Tracing } from './span.ts'

/** In milliseconds. */
const maxFarewell = 1_000

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL }

/** Spans by OTLP over HTTP. This file alone loads OpenTelemetry. */
export async function openTelemetry(service: string, endpoint: string): Promise<Tracing> {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor(exporter, { scheduledDelayMillis: 1_000 })],
  })
  provider.register()
  const tracer = trace.getTracer('coverdesk')

  return {
    inSpan(name, { kind = 'internal', details = {}, from }, work) {
      const parent = from ? propagation.extract(ROOT_CONTEXT, from) : context.active()
      return tracer.startActiveSpan(name, { kind: kinds[kind], attributes: details }, parent, span =>
        measured(span, () => work((detail, value) => span.setAttribute(detail, value))),
      )
    },
    headers() {
      const headers: Record<string, string> = {}
      propagation.inject(context.active(), headers)
      return headers
    },
    watchCommands(client) {
      watchCommands(client, (name, parent, details) =>
        tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes: details ?? {} }, parent),
      )
    },
    // A collector that does not answer must not keep the process.
    close: () => Promise.race([provider.shutdown(), wait(maxFarewell, undefined, { ref: false })]),
  }
}

/** An error's message may hold what a person entered; its name may not. */
async function measured<Result>(span: Span, work: () => Promise<Result>) {
  try {
    return await work()
  } catch (error) {
    fail(span, error)
    throw error
  } finally {
    span.end()
  }
}

function fail(span: Span, error: unknown) {
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
  span.setStatus({ code: SpanStatusCode.ERROR })
}

interface CommandEvent {
  requestId: number
  commandName: string
  databaseName: string
  command: Record<string, unknown>
  failure: unknown
}

/** Commands that only keep the connection; a span of each would bury the others. */
const quiet = ['hello', 'ping', 'endSessions']

function watchCommands(
  client: EventEmitter,
  start: (name: string, parent: Context, details: SpanDescription['details']) => Span,
) {
  const running = new Map<number, Span>()
  client.on('commandStarted', ({ requestId, commandName, databaseName, command }: CommandEvent) => {
    // Without a request or a job around it, it is the housekeeping of the process.
    if (quiet.includes(commandName) || !trace.getSpan(context.active())) return
    const collection = command[commandName === 'getMore' ? 'collection' : commandName]
    const details = {
      'db.system.name': 'mongodb',
      'db.namespace': databaseName,
      'db.operation.name': commandName,
      ...(typeof collection === 'string' ? { 'db.collection.name': collection } : {}),
    }
    running.set(requestId, start(`mongo ${commandName}`, context.active(), details))
  })
  const end = ({ requestId, failure }: CommandEvent) => {
    const span = running.get(requestId)
    running.delete(requestId)
    if (span && failure) fail(span, failure)
    span?.end()
  }
  client.on('commandSucceeded', end)
  client.on('commandFailed', end)
}
