import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Less fits into one packet anyway, in bytes. */
const smallest = 1_000
/** Answers are made again each time: fast counts more than small. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Answers with text, compressed as the browser likes it.
 * @param headers more of them. By default the text is never cached.
 */
export async function sendCompressed(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string | Buffer,
  type: string,
  headers: OutgoingHttpHeaders = {},
): Promise<void> {
  const plain = typeof text === 'string' ? Buffer.from(text) : text
  const encoding = plain.length < smallest ? null : encodingFor(request)
  const body = encoding ? await encoding.compress(plain) : plain
  response
    .writeHead(status, {
      'content-type': type,
      'content-length': body.length,
      'cache-control': 'no-store',
      vary: 'accept-encoding',
      ...headers,
      ...(encoding ? { 'content-encoding': encoding.name } : {}),
    })
    .end(body)
}

const encodings = [
  { name: 'br', compress: (plain: Buffer) => toBrotli(plain, brotliOptions) },
  { name: 'gzip', compress: (plain: Buffer) => toGzip(plain) },
]

function encodingFor(request: IncomingMessage) {
  const accepted = [request.headers['accept-encoding'] ?? ''].flat().join(',')
  const offers = accepted.split(',').map(offer => offer.trim())
  return encodings.find(({ name }) => offers.some(offer => offer === name || offer.startsWith(`${name};q=1`))) ?? null
}
