import type { IncomingMessage, ServerResponse } from 'node:http'
import { refuseSlowBody } from './refuse-slow-body.ts'

/** At least so many bytes in each window: a slow phone sends ten times as much. */
const minBytes = 64 * 1024
const windowMs = 15_000

/**
 * Ends a body that comes too slowly, so that no one keeps a place that others wait for by sending a byte now and then.
 *
 * @param window in milliseconds
 * @returns what stops watching
 */
export function demandSpeed(request: IncomingMessage, response: ServerResponse, window = windowMs): () => void {
  const { socket } = request
  let before = socket.bytesRead
  const timer = setInterval(() => {
    if (request.complete) return
    if (socket.bytesRead - before < minBytes) refuseSlowBody(request, response)
    before = socket.bytesRead
  }, window)
  return () => clearInterval(timer)
}
