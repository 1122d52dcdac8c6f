import type { EventEmitter } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'

/** What a span says of the work that it measures. Never a value that a person entered. */
export interface SpanDescription {
  /** By default `internal`. */
  kind?: 'server' | 'client' | 'internal'
  details?: Record<string, string | number>
  /** Headers of a request that may continue a trace started elsewhere. */
  from?: IncomingHttpHeaders
}

/** Adds a detail to the span that is being measured. */
export type AddDetail = (name: string, value: string | number) => void

/** Where spans go. One exists per process when `OTEL_EXPORTER_OTLP_ENDPOINT` is set. */
export interface Tracing {
  inSpan<Result>(name: string, description: SpanDescription, work: (add: AddDetail) => Promise<Result>): Promise<Result>
  /** The headers by which another process continues the trace. */
  headers(): Record<string, string>
  /** Makes a span of each command of a database client with `monitorCommands`. */
  watchCommands(client: EventEmitter): void
  close(): Promise<void>
}
