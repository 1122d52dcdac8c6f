import { askProduct, CoverdeskError } from '@coverdesk/kit'
import { z } from 'zod'

const named = z.object({ name: z.string() }).nullable()
const withId = z.object({ id: z.string() }).nullable()
const text = z.string().nullable()

const requestQuestion = `query OutgoingRequest($id: ID!) {
  serviceRequest(id: $id) { type state customerName details dueAt assignee { name } account { id } }
}`
const requestAnswer = z.object({
  serviceRequest: z
    .object({
      type: z.string(),
      state: z.string(),
      customerName: text,
      details: text,
      dueAt: text,
      assignee: named,
      account: withId,
    })
    .nullable(),
})
export type OutgoingRequest = NonNullable<z.output<typeof requestAnswer>['serviceRequest']>

const callQuestion = `query OutgoingCall($id: ID!) {
  call(id: $id) { status fromName fromNumber startedAt endedAt summary account { id } }
}`
const callAnswer = z.object({
  call: z
    .object({
      status: z.string(),
      fromName: text,
      fromNumber: text,
      startedAt: text,
      endedAt: text,
      summary: text,
      account: withId,
    })
    .nullable(),
})
export type OutgoingCallFacts = NonNullable<z.output<typeof callAnswer>['call']>

/** Null: it was removed. */
export const requestToSend = async (id: string): Promise<OutgoingRequest | null> =>
  (await orNothing(() => askProduct(requestQuestion, { id }, requestAnswer)))?.serviceRequest ?? null

export const callToSend = async (id: string): Promise<OutgoingCallFacts | null> =>
  (await orNothing(() => askProduct(callQuestion, { id }, callAnswer)))?.call ?? null

const clientQuestion = `query OutgoingClient($source: String!, $accountIds: [ID!]) {
  syncedAccounts(source: $source, accountIds: $accountIds) { foreignId }
}`
const clientAnswer = z.object({ syncedAccounts: z.array(z.object({ foreignId: z.string() })) })

/** Which client of the other system an account is; null: none. */
export async function clientThere(source: string, accountId: string): Promise<string | null> {
  const { syncedAccounts } = await askProduct(clientQuestion, { source, accountIds: [accountId] }, clientAnswer)
  return syncedAccounts[0]?.foreignId ?? null
}

async function orNothing<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof CoverdeskError && error.code === 'NOT_FOUND') return null
    throw error
  }
}
