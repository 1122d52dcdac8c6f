import type { IncomingMessage } from 'node:http'

/**
 * The IP address that a request came from, for limits. Behind reverse proxies it is what the outermost of ours saw;
 * what a client writes into the header itself stands further left and is not believed.
 *
 * @param proxyHops how many proxies of ours stand before the gateway
 */
export function ipOf(request: IncomingMessage, proxyHops: number): string {
  const direct = request.socket.remoteAddress ?? 'unknown'
  if (proxyHops === 0) return direct
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  return forwarded.at(-proxyHops)?.trim() || direct
}
