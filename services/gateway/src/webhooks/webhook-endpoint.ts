import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { CoverdeskError, type Logger, readBody, Semaphore, sendText } from '@coverdesk/kit'
import type { Subgraph } from '../graphql/subgraph.ts'
import type { Handler } from '../http/listener.ts'
import { refuse } from '../http/rest-endpoint.ts'

/** What a delivery is verified by; nothing else of its headers goes further. */
const signedHeader = /^(authorization|webhook-[a-z]+|[a-z]+(-[a-z]+)*-signature)$/
/** A third party waits no longer than 1 s for its answer (quality bar 22), in milliseconds. */
const timeoutMs = 900

const megabyte = 1024 * 1024
/** What carries a long call, or a mail with its attachments; a subgraph says which of its webhooks take so much. */
const maxLarge = 50 * megabyte
/** How long a large delivery may take to arrive, and then to be stored, in milliseconds. */
const largeTimeoutMs = 20_000
/** So many large ones are in memory at once; the others wait for their turn. */
const largeDeliveries = new Semaphore(2)

interface WebhookServices {
  subgraphs: Subgraph[]
  log: Logger
}

/** `POST /webhooks/<subgraph>/<name>`: hands the bytes to the subgraph, on no one's behalf; it knows the secret. */
export function createWebhookEndpoint({ subgraphs, log }: WebhookServices): Handler {
  return async (request, response, path) => {
    const [, , subgraphName, name = ''] = path.split('/')
    const subgraph = subgraphs.find(candidate => candidate.name === subgraphName)
    if (!subgraph || !/^[a-z][a-z0-9-]*$/.test(name) || path.split('/').length !== 4) return false
    const requestId = randomUUID()
    try {
      if (request.method !== 'POST') throw new CoverdeskError('BAD_REQUEST', 'Send deliveries by POST.')
      const handOver = async (limit: number, waitMs: number) => {
        const body = await readBody(request, limit)
        const origin = { requestId, user: null, deadline: Date.now() + waitMs }
        return subgraph.webhook(name, body, signedHeadersOf(request), origin)
      }
      const { status, bytes } = await (isLarge(request)
        ? largeDeliveries.take(() => unlessSlow(request, () => handOver(maxLarge, largeTimeoutMs)))
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

/** Nobody keeps the turn of others by sending slowly. */
async function unlessSlow<Result>(request: IncomingMessage, work: () => Promise<Result>): Promise<Result> {
  const slow = setTimeout(() => void (request.complete || request.destroy()), largeTimeoutMs)
  try {
    return await work()
  } finally {
    clearTimeout(slow)
  }
}

function signedHeadersOf({ headers }: IncomingMessage) {
  const given = Object.entries(headers).filter(([name]) => signedHeader.test(name))
  return Object.fromEntries(given.filter(([, value]) => typeof value === 'string')) as Record<string, string>
}
