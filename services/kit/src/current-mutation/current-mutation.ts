import { AsyncLocalStorage } from 'node:async_hooks'
import type { mongo } from 'mongoose'
import type { ChangeLog } from '../audit/change-log.ts'
import type { EventDraft } from '../outbox/event-draft.ts'

/** What is done, and on whose behalf. */
export interface MutationOrigin {
  /** Such as `createAccount`, `sign-in/redeem-code` or `job:renewals`. */
  operation: string
  requestId: string
  agencyId?: string | undefined
  userId?: string | undefined
  /** A person's operation is audited even when it changed nothing; that of a job or a consumer only when it did. */
  isAlwaysAudited: boolean
}

/** One attempt of a mutation: the transaction it runs in and what it has done so far. */
export interface Mutation {
  origin: MutationOrigin
  session: mongo.ClientSession
  changes: ChangeLog
  drafts: EventDraft[]
  /** What other areas have answered, of every attempt: they are asked once. */
  answers: Map<string, Promise<unknown>>
  /** False once its transaction is over; whatever still writes then forgot an `await`. */
  isRunning: boolean
}

const mutations = new AsyncLocalStorage<Mutation>()

/** Runs `work` as a part of an attempt. */
export const inMutation = <Result>(mutation: Mutation, work: () => Promise<Result>): Promise<Result> =>
  mutations.run(mutation, work)

/** The mutation that the calling code runs in. */
export function currentMutation(): Mutation | undefined {
  const mutation = mutations.getStore()
  if (mutation && !mutation.isRunning) throw new Error('Something continues after its mutation has ended; await it.')
  return mutation
}

/** @throws when the calling code runs in no mutation */
export function demandMutation(what: string): Mutation {
  const mutation = currentMutation()
  if (!mutation) throw new Error(`${what} belongs inside of a mutation: there is no transaction here.`)
  return mutation
}
