import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CoverdeskError } from './errors.ts'
import { parseBoundedJson, serviceBounds } from './json-bounds.ts'
import { traced } from './telemetry/tracing.ts'

/** How long requests in flight may take once the server is told to stop, in milliseconds. */
const drainTime = 2_000

/** How often connections are looked at that take too long for their headers, in milliseconds. Node's own is 30 s. */
const checkingInterval = 1_000

export interface RunningServer {
  server: Server
  /** The one that it took, should any free one have been asked for. */
  port: number
  /** Takes no new request, lets those in flight end for 2 s, then closes every connection. */
  close(): Promise<void>
}

/** Listens on `host:port`; port 0 takes a free one. */
export async function startHttpServer(listener: RequestListener, port: number, host: string): Promise<RunningServer> {
  const server = createServer({ connectionsCheckingInterval: checkingInterval }, traced(listener))
  server.keepAliveTimeout = 65_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return { server, port: (server.address() as AddressInfo).port, close: () => closeServer(server) }
}

function closeServer(server: Server) {
  return new Promise<void>(resolve => {
    const deadline = setTimeout(() => server.closeAllConnections(), drainTime)
    server.close(() => {
      clearTimeout(deadline)
      resolve()
    })
    server.closeIdleConnections()
  })
}

/**
 * A request's body, byte by byte as it came.
 * @param limit bytes; more are refused
 * @throws LIMIT_EXCEEDED when it is too long
 */
export async function readBody(request: IncomingMessage, limit = 1024 * 1024): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  // Leaving the loop must not end the connection: the refusal still has to be sent.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit) break
    chunks.push(chunk)
  }
  if (size > limit) {
    request.resume() // The rest is thrown away, and the connection can serve the next request.
    throw new CoverdeskError('LIMIT_EXCEEDED', 'This request is too large.')
  }
  return Buffer.concat(chunks)
}

/**
 * The JSON of a request's body, as another service sends it.
 * @throws BAD_REQUEST when it is no JSON, LIMIT_EXCEEDED when it has more than `limit` bytes or exceeds `serviceBounds`
 */
export async function readJson(request: IncomingMessage, limit?: number): Promise<unknown> {
  return parseBoundedJson(await readBody(request, limit), serviceBounds)
}

/** Answers with JSON, never cached. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  sendText(response, status, JSON.stringify(body), 'application/json; charset=utf-8')
}

/** Answers with text, never cached. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  type = 'text/plain; charset=utf-8',
): void {
  response
    .writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(text), 'cache-control': 'no-store' })
    .end(text)
}
