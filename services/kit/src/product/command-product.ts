import { setTimeout as wait } from 'node:timers/promises'
import type { z } from 'zod'
import { currentMutation } from '../current-mutation/current-mutation.ts'
import { CoverdeskError, type ErrorCode } from '../errors.ts'
import { TenantScopeError } from '../scope.ts'
import type { Caller } from '../signed-context.ts'
import { askingCaller, inTheNameOf } from './asking-caller.ts'
import { readCommandAnswer } from './read-answer.ts'
import { sendToProduct } from './send-to-product.ts'

/** How long one attempt may take, in milliseconds: longer than the gateway lets any mutation take. */
const timeoutMs = 12_000

const firstPauseMs = 500
const maxPauseMs = 30_000

/** What says nothing about the command: the next attempt may be answered. */
const unanswered: ErrorCode[] = ['DISK_FULL', 'OUT_OF_TIME', 'RATE_LIMITED', 'SUBGRAPH_UNAVAILABLE']

interface CommandOptions {
  /** Who gives it: `system:<job>`, or the id of the person whose work the job does. */
  as: string
  /** The same for every attempt, of any process. It is the mutation's `idempotencyKey`, so begin it with what is yours. */
  key: string
  /** The job's: ends the waiting when the process ends or another replica takes over. */
  signal: AbortSignal
}

/**
 * Has another area do something, from a job: a process that dies does it again with the same key, and the other area applies it
 * once. Tries until there is an answer, pausing up to 30 seconds in between. `system:<job>` may use only mutations that are
 * marked with `@command`; a person, what they could use anyway.
 *
 * @param document a mutation that passes `$idempotencyKey` on
 * @param shape what the answer's data must be; it comes from code that is not ours
 * @throws what the other area refused, such as VALIDATION_FAILED; outside of a job, or inside of one of its transactions
 * @example
 * const { createServiceRequest: { id } } = await commandProduct(createRequest, { input }, createdAnswer, {
 *   as: 'system:read-calls',
 *   key: `call:${callId}:${place}`,
 *   signal: job.signal,
 * })
 */
export async function commandProduct<Data>(
  document: string,
  variables: object,
  shape: z.ZodType<Data>,
  { as, key, signal }: CommandOptions,
): Promise<Data> {
  if (!document.includes('$idempotencyKey')) throw new Error('A command passes its $idempotencyKey on.')
  if (currentMutation()) throw new Error('A command is given outside of transactions: they can’t take it back.')
  const body = { query: document, variables: { ...variables, idempotencyKey: key } }
  const caller = commandCaller(as)
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, maxPauseMs)) {
    signal.throwIfAborted()
    try {
      return shape.parse(readCommandAnswer(await sendToProduct(body, caller, timeoutMs, signal)))
    } catch (error) {
      if (!(error instanceof CoverdeskError && unanswered.includes(error.code))) throw error
    }
    await wait(pauseMs, undefined, { signal })
  }
}

function commandCaller(as: string): Caller {
  const job = askingCaller()
  if (!job.agencyId || !job.userId?.startsWith('system:')) {
    throw new TenantScopeError('Only a job of an agency has another area do something.')
  }
  return as.startsWith('system:') ? { ...job, userId: as } : inTheNameOf(as, job)
}
