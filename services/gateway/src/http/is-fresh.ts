import type { IncomingMessage } from 'node:http'

/** Whether who asks has this version already (`If-None-Match`, compared weakly: RFC 9110). */
export function isFresh(request: IncomingMessage, etag: string): boolean {
  const given = (request.headers['if-none-match'] ?? '').split(',').map(one => one.trim())
  return given.some(one => one === '*' || withoutWeakness(one) === withoutWeakness(etag))
}

const withoutWeakness = (etag: string) => etag.replace(/^W\//, '')
