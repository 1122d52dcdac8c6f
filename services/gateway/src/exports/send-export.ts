import type { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A browser that takes nothing for so long is gone, in milliseconds. */
const maxPause = 60_000

/**
 * Passes a file on as fast as the browser takes it, for as long as that takes: no deadline cuts it. Half a file ends as a
 * broken connection: no one takes it for the whole.
 */
export async function sendExport(
  response: ServerResponse,
  headers: Record<string, string | number | string[] | undefined>,
  content: Readable,
): Promise<void> {
  response.setTimeout(maxPause)
  response.writeHead(200, { ...headers, 'cache-control': 'no-store' })
  await pipeline(content, response).catch(() => response.destroy())
}
