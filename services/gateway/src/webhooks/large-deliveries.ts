import type { IncomingMessage, ServerResponse } from 'node:http'
import { CoverdeskError, FairTurns, networkOf } from '@coverdesk/kit'
import { z } from 'zod'
import type { CallOrigin, Subgraph } from '../graphql/subgraph.ts'
import type { CallAnswer } from '../graphql/subgraph-call.ts'
import { demandSpeed } from '../http/demand-speed.ts'

/** How long a large delivery may take to arrive, and then to be stored, in milliseconds. */
const turnMs = 20_000
/** In each of these, so much must arrive as of an upload in its own, in milliseconds: who delivers is a machine. */
const speedWindowMs = 2_000

/** So many large ones are in memory at once; the others wait for their turn. */
const knownSenders = new FairTurns({ total: 2, perKey: 2 })
/** Those that only their bytes prove: of one network, one at a time, and never in a known sender's place. */
const strangers = new FairTurns({ total: 2, perKey: 1 })

const greeting = z.object({ isKnown: z.boolean(), maxBytes: z.number() })

interface LargeDelivery {
  request: IncomingMessage
  response: ServerResponse
  subgraph: Subgraph
  name: string
  headers: Record<string, string>
  /** Until when the subgraph says whether it knows the sender. */
  origin: CallOrigin
  ip: string
}

/**
 * Makes room for a large delivery once its sender is greeted.
 *
 * @param handOver reads it and hands it over: its largest size in bytes, and how long it may take in milliseconds
 * @returns the subgraph's answer to the sender, which may be a refusal before any of it was read
 */
export async function takeLarge(
  { request, response, subgraph, name, headers, origin, ip }: LargeDelivery,
  handOver: (maxBytes: number, waitMs: number) => Promise<CallAnswer>,
): Promise<CallAnswer> {
  const answer = await subgraph.webhookSender(name, headers, origin)
  if (answer.status !== 200) {
    refuseBody(request, response)
    return answer
  }
  const { isKnown, maxBytes } = greeting.parse(JSON.parse(answer.bytes.toString('utf8')))
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) {
    refuseBody(request, response)
    throw new CoverdeskError('LIMIT_EXCEEDED', 'This request is too large.')
  }
  const work = () => unlessSlow(request, response, () => handOver(maxBytes, turnMs))
  return isKnown ? knownSenders.take(`${subgraph.name}/${name}`, work) : strangers.take(networkOf(ip), work)
}

/** The rest is thrown away, and the connection ends with the answer. */
function refuseBody(request: IncomingMessage, response: ServerResponse) {
  response.setHeader('connection', 'close')
  request.resume()
}

/** Nobody keeps the turn of others by sending slowly. */
async function unlessSlow<Result>(request: IncomingMessage, response: ServerResponse, work: () => Promise<Result>) {
  const stopWatching = demandSpeed(request, response, speedWindowMs)
  const slow = setTimeout(() => void (request.complete || request.destroy()), turnMs)
  try {
    return await work()
  } finally {
    clearTimeout(slow)
    stopWatching()
  }
}
