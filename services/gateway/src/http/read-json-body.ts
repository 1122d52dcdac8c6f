import type { IncomingMessage } from 'node:http'
import { CoverdeskError, clientBounds, parseBoundedJson } from '@coverdesk/kit'

/**
 * The JSON of a request's body, read without the iterator of a stream, which costs as much as the rest of a request.
 *
 * @param limit bytes; a declared length is believed before the body is read
 * @throws BAD_REQUEST when it is no JSON, LIMIT_EXCEEDED when it is too long or exceeds `clientBounds`
 */
export function readJsonBody(request: IncomingMessage, limit: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const refuse = () => reject(new CoverdeskError('LIMIT_EXCEEDED', 'This request is too large.'))
    if (Number(request.headers['content-length'] ?? 0) > limit) {
      request.resume()
      return refuse()
    }
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      // The rest is thrown away, and the connection can serve the next request.
      if (size <= limit) chunks.push(chunk)
      else refuse()
    })
    request.on('end', () => {
      try {
        resolve(parseBoundedJson(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks), clientBounds))
      } catch (error) {
        reject(error)
      }
    })
    request.on('error', reject)
  })
}
