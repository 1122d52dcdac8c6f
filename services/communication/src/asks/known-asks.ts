import { askProduct, CoverdeskError } from '@coverdesk/kit'
import { z } from 'zod'
import { Ask, type AskRecord } from './ask-record/ask.model.ts'
import type { Conversation } from './conversation.ts'
import { type KnownAsk, keyOf, type ReadAsk } from './decide-asks.ts'

const question = 'query AskedRequest($id: ID!) { serviceRequest(id: $id) { state } }'
const answer = z.object({ serviceRequest: z.object({ state: z.string() }).nullable() })

type Of = Pick<Conversation, 'source' | 'id'>

const asksOf = ({ source, id }: Of) => Ask.find({ source, sourceId: id }).sort({ place: 1, _id: 1 }).lean<AskRecord[]>()

/**
 * Which requests of a conversation are resolved, or gone. Outside of transactions.
 * @throws SUBGRAPH_UNAVAILABLE while servicing doesn’t answer
 */
export async function requestStates(of: Of): Promise<ReadonlySet<string>> {
  const closed = new Set<string>()
  for (const { serviceRequestId: id } of await asksOf(of)) {
    if (!id || closed.has(id)) continue
    const { serviceRequest } = await askProduct(question, { id }, answer).catch(asGone)
    if (serviceRequest?.state !== 'OPEN') closed.add(id)
  }
  return closed
}

function asGone(error: unknown): z.output<typeof answer> {
  if (error instanceof CoverdeskError && error.code === 'NOT_FOUND') return { serviceRequest: null }
  throw error
}

/** @param closed requests that are resolved */
export const knownAsks = async (of: Of, closed: ReadonlySet<string>): Promise<KnownAsk[]> =>
  (await asksOf(of)).map(ask => ({ ...ask, isClosed: closed.has(ask.serviceRequestId ?? '') }))

/** How long the same words of the same client are taken for the same wish, in milliseconds. */
const sameWishMs = 7 * 24 * 60 * 60_000

/** Sentences that the client has sent in another conversation lately: a mail to two addresses is one wish. */
export async function askedElsewhere(
  { id, client }: Pick<Conversation, 'id' | 'client'>,
  found: readonly ReadAsk[],
): Promise<ReadonlySet<string>> {
  const address = client.email ?? client.phone
  if (!address) return new Set()
  const earlier = await Ask.find({
    client: address,
    sentenceKey: { $in: found.map(({ sentence }) => keyOf(sentence)) },
    sourceId: { $ne: id },
    createdAt: { $gt: new Date(Date.now() - sameWishMs) },
  }).lean<AskRecord[]>()
  const keys = new Set(earlier.map(({ sentenceKey }) => sentenceKey))
  return new Set(found.map(({ sentence }) => sentence).filter(sentence => keys.has(keyOf(sentence))))
}
