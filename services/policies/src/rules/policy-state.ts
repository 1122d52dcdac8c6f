import type { PolicyStanding, Standing } from '../policies/policy-record.ts'
import type { Day } from './days.ts'

/** The time that a policy covers: from one day on until the other, on which it no longer does. */
export interface Term {
  inforceAt: Day | null
  expiresAt: Day | null
}

/** What the state follows from. */
interface Course extends Term {
  isRenewed: boolean
}

/** What people say decides; of a policy that is bound the dates do. */
type UncanceledState =
  | { standing: 'BINDING'; state: 'BINDING' }
  | { standing: 'UNKNOWN'; state: 'UNKNOWN' }
  | { standing: 'BOUND'; state: 'PENDING' | 'INFORCE' | 'EXPIRED' }

interface Holding {
  effectiveAt: Day
}

/** No cancellation holds. */
export type Uncanceled = Course & UncanceledState & { cancellation: null; isCancellationPending: false }
/** A cancellation holds, and its day has not come. */
export type CancellationPending = Course & UncanceledState & { cancellation: Holding; isCancellationPending: true }
/** A cancellation holds, and its day has come. */
export type Canceled = Course & { standing: Standing; state: 'CANCELED' } & {
  cancellation: Holding
  isCancellationPending: false
}

/** A policy as its transitions see it, on one day. */
export type Situation = Uncanceled | WithCancellation

/** What `cancel` takes. */
export type Cancelable = Uncanceled
/** What `reinstate` takes. */
export type WithCancellation = CancellationPending | Canceled
/** What `declare` takes: nothing is said of a canceled policy until it is reinstated. */
export type Declarable = Uncanceled | CancellationPending
/** What `renew` and a deletion take: no newer policy renews it. */
export type Renewable = Situation & { isRenewed: false }

export const isCancellable = (policy: Situation): policy is Cancelable => policy.cancellation === null
export const hasCancellation = (policy: Situation): policy is WithCancellation => policy.cancellation !== null
export const isDeclarable = (policy: Situation): policy is Declarable => policy.state !== 'CANCELED'
export const isRenewable = (policy: Situation): policy is Renewable => !policy.isRenewed

/** The cancellation takes effect on its day: at once when that has come. */
export const cancel = (policy: Cancelable, { effectiveAt }: Holding, today: Day): WithCancellation =>
  withCancellation(policy, { effectiveAt }, today)

/** The policy is again what people said, and what its dates say. */
export const reinstate = (policy: WithCancellation, today: Day): Uncanceled => ({
  ...courseOf(policy),
  ...underway(policy, today),
  cancellation: null,
  isCancellationPending: false,
})

/** People say what it is. */
export function declare(policy: Declarable, standing: Standing, today: Day): Situation {
  const said = { ...courseOf(policy), standing }
  return policy.cancellation ? withCancellation(said, policy.cancellation, today) : uncanceled(said, today)
}

/** Its time is another one. A cancellation keeps its day. */
export function reschedule(policy: Situation, { inforceAt, expiresAt }: Term, today: Day): Situation {
  const said = { ...courseOf(policy), standing: policy.standing, inforceAt, expiresAt }
  return policy.cancellation ? withCancellation(said, policy.cancellation, today) : uncanceled(said, today)
}

/** A newer policy follows it. */
export const renew = (policy: Renewable): Situation & { isRenewed: true } => ({ ...policy, isRenewed: true })

/** What a policy is on its first day in the register. */
export const begin = (said: Term & { standing: Standing }, today: Day): Uncanceled & { isRenewed: false } => ({
  ...uncanceled({ ...said, isRenewed: false }, today),
  isRenewed: false,
})

interface Facts extends Term {
  standing: Standing
  cancellation: Holding | null
  reinstatement: object | null
  nextPolicyIds: readonly unknown[]
}

/** What the facts make of a policy on a day, however many have passed since someone looked. */
export function situationOn(facts: Facts, today: Day): Situation {
  const { standing, inforceAt, expiresAt, cancellation, reinstatement } = facts
  const course = { standing, inforceAt, expiresAt, isRenewed: facts.nextPolicyIds.length > 0 }
  return cancellation && !reinstatement ? withCancellation(course, cancellation, today) : uncanceled(course, today)
}

/** What the dates make of a policy that is bound. Without a first day it always covered, without a last one it always will. */
export function stateByDates({ inforceAt, expiresAt }: Term, today: Day): 'PENDING' | 'INFORCE' | 'EXPIRED' {
  if (expiresAt && today >= expiresAt) return 'EXPIRED'
  return inforceAt && today < inforceAt ? 'PENDING' : 'INFORCE'
}

/** What is kept of a situation for lists, with the day on which it has to be looked at again. */
export function keptOf(policy: Situation, today: Day): PolicyStanding {
  const { state, isCancellationPending, inforceAt, expiresAt, standing, cancellation } = policy
  const ofDates = standing === 'BOUND' ? [inforceAt, expiresAt] : []
  const coming = [cancellation?.effectiveAt, ...ofDates].filter(day => day && day > today) as Day[]
  const movesAt = state === 'CANCELED' ? null : (coming.sort()[0] ?? null)
  return { state, isCancellationPending, movesAt, expiryOrder: expiresAt ?? '9999-12-31' }
}

type Said = Course & { standing: Standing }

const courseOf = ({ inforceAt, expiresAt, isRenewed }: Course): Course => ({ inforceAt, expiresAt, isRenewed })

const uncanceled = (said: Said, today: Day): Uncanceled => ({
  ...courseOf(said),
  ...underway(said, today),
  cancellation: null,
  isCancellationPending: false,
})

function withCancellation(said: Said, { effectiveAt }: Holding, today: Day): WithCancellation {
  const course = { ...courseOf(said), cancellation: { effectiveAt } }
  if (today >= effectiveAt) {
    return { ...course, standing: said.standing, state: 'CANCELED', isCancellationPending: false }
  }
  return { ...course, ...underway(said, today), isCancellationPending: true }
}

function underway({ standing, ...term }: Term & { standing: Standing }, today: Day): UncanceledState {
  return standing === 'BOUND' ? { standing, state: stateByDates(term, today) } : declaredOnly[standing]
}

const declaredOnly = {
  BINDING: { standing: 'BINDING', state: 'BINDING' },
  UNKNOWN: { standing: 'UNKNOWN', state: 'UNKNOWN' },
} as const
