import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { CoverdeskError, type Logger, readBody, sendText } from '@coverdesk/kit'
import type { Subgraph } from '../graphql/subgraph.ts'
import type { Handler } from '../http/listener.ts'
import { refuse } from '../http/rest-endpoint.ts'
import { ipOf } from '../http/visitor.ts'
import { takeLarge } from './large-deliveries.ts'

/** What a delivery is verified by; nothing else of its headers goes further. */
const signedHeader = /^(authorization|webhook-[a-z]+|[a-z]+(-[a-z]+)*-signature)$/
/** A third party waits no longer than 1 s for its answer (quality bar 22), in milliseconds. */
const timeoutMs = 900

/** How long a delivery may take to arrive, its wait for a turn included, in milliseconds. */
export const maxDelivery = 30_000

const megabyte = 1024 * 1024
interface WebhookServices {
  subgraphs: Subgraph[]
  proxyHops: number
  log: Logger
}

/** `POST /webhooks/<subgraph>/<name>`: hands the bytes to the subgraph, on no one's behalf; it knows the secret. */
export function createWebhookEndpoint({ subgraphs, proxyHops, log }: WebhookServices): Handler {
  return async (request, response, path) => {
    const [, , subgraphName, name = ''] = path.split('/')
    const subgraph = subgraphs.find(candidate => candidate.name === subgraphName)
    if (!subgraph || !/^[a-z][a-z0-9-]*$/.test(name) || path.split('/').length !== 4) return false
    const requestId = randomUUID()
    try {
      if (request.method !== 'POST') throw new CoverdeskError('BAD_REQUEST', 'Send deliveries by POST.')
      const headers = signedHeadersOf(request)
      const originUntil = (waitMs: number) => ({ requestId, user: null, deadline: Date.now() + waitMs })
      const handOver = async (limit: number, waitMs: number) => {
        const body = await readBody(request, limit)
        return subgraph.webhook(name, body, headers, originUntil(waitMs))
      }
      const large = () => ({ request, response, subgraph, name, headers, ip: ipOf(request, proxyHops) })
      const { status, bytes } = await (isLarge(request)
        ? takeLarge({ ...large(), origin: originUntil(timeoutMs) }, handOver)
        : handOver(megabyte, timeoutMs))
      sendText(response, status, bytes.toString('utf8'), 'application/json; charset=utf-8')
    } catch (error) {
      refuse(response, error, requestId, log)
    }
    return true
  }
}

/** Who doesn't say how much it sends may send much. */
const isLarge = ({ headers }: IncomingMessage) => !(Number(headers['content-length'] ?? Infinity) <= megabyte)

function signedHeadersOf({ headers }: IncomingMessage) {
  const given = Object.entries(headers).filter(([name]) => signedHeader.test(name))
  return Object.fromEntries(given.filter(([, value]) => typeof value === 'string')) as Record<string, string>
}
