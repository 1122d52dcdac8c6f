import type { EventEmitter } from 'node:events'
import type { RequestListener } from 'node:http'
import type { AddDetail, SpanDescription, Tracing } from './span.ts'

let tracing: Tracing | null = null

/** Begins to send spans when there is someone to send them to; otherwise nothing of OpenTelemetry is even loaded. */
export async function startTracing(service: string, source: NodeJS.ProcessEnv = process.env): Promise<void> {
  const endpoint = source['OTEL_EXPORTER_OTLP_ENDPOINT']
  if (endpoint) tracing = await (await import('./open-telemetry.ts')).openTelemetry(service, endpoint)
}

/** Sends what is left. */
export async function stopTracing(): Promise<void> {
  await tracing?.close()
  tracing = null
}

/**
 * Measures work as a span, when spans are collected.
 * @example await inSpan('job renewal-mail', {}, () => run(job))
 */
export const inSpan = <Result>(
  name: string,
  description: SpanDescription,
  work: (add: AddDetail) => Promise<Result>,
): Promise<Result> => (tracing ? tracing.inSpan(name, description, work) : work(ignore))

const ignore: AddDetail = () => undefined

/** The headers by which the service that is asked continues this trace; none when spans are not collected. */
export const traceHeaders = (): Record<string, string> => tracing?.headers() ?? {}

/** For the options of a database client whose commands become spans. */
export const monitorCommands = (): boolean => tracing !== null

/** Makes spans of a client's commands, when spans are collected. */
export const traceCommands = (client: EventEmitter): void => tracing?.watchCommands(client)

/** A server whose requests are spans, named by method and the first part of the path: the rest may hold ids. */
export function traced(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (!tracing) return listener(request, response)
    const path = request.url?.split(/[/?]/)[1] ?? ''
    const details = { 'http.request.method': request.method ?? '' }
    const description: SpanDescription = { kind: 'server', from: request.headers, details }
    void tracing.inSpan(`${request.method} /${path}`, description, async add => {
      const isOver = new Promise(resolve => response.once('close', resolve))
      listener(request, response)
      await isOver
      add('http.response.status_code', response.statusCode)
    })
  }
}
