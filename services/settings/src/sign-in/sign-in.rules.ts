import { coolOffAfter } from '../cool-off/cool-off.ts'

/** How often codes are sent. */
export interface SendLimits {
  secondsBetweenSends: number
  sendsPerHour: number
}

/** What is remembered of an address, whether or not someone has it. */
export interface SignInState {
  code: { digest: string; expiresAt: Date; triesLeft: number } | null
  /** Known to the browsers that asked for the last code, and to the link in its mail: only they may try codes. */
  attemptId: string | null
  /** When the last code was sent, until it is redeemed: who signs out at once need not wait. */
  lastSentAt: Date | null
  /** The sends of the last hour. */
  sentAt: Date[]
  /** Wrong codes in a row. */
  failures: number
  coolOffUntil: Date | null
}

interface CoolingOff {
  kind: 'COOLING_OFF'
  next?: never
  retryAfterSeconds: number
}

/** `next` is what is remembered afterwards; without it nothing changes. */
export type RequestOutcome =
  | { kind: 'SEND'; next: SignInState; attemptId: string; resendAfterSeconds: number }
  | { kind: 'WAIT'; next?: never; attemptId: string; resendAfterSeconds: number }
  | { kind: 'TOO_MANY_SENDS'; next?: never; retryAfterSeconds: number }
  | CoolingOff

export type RedeemOutcome =
  | { kind: 'REDEEMED' | 'WRONG'; next: SignInState }
  /** Its code has had all of its tries: no further one can be right, so none of them counts. */
  | { kind: 'SPENT'; next?: never }
  /** Neither the browser that asked for the code nor the link in its mail. */
  | { kind: 'FOREIGN'; next?: never }
  | CoolingOff

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

const codeLifetime = 10 * minute
const triesPerCode = 5

export const unknownAddress: SignInState = {
  code: null,
  attemptId: null,
  lastSentAt: null,
  sentAt: [],
  failures: 0,
  coolOffUntil: null,
}

const later = (date: Date, milliseconds: number) => new Date(date.getTime() + milliseconds)

const secondsUntil = (date: Date, now: Date) => Math.max(0, Math.ceil((date.getTime() - now.getTime()) / second))

/** A code that may be sent. */
export interface NewCode {
  digest: string
  attemptId: string
}

/** Someone asks for a code. A new code replaces the old one; during the pause the old one stays valid and nothing is sent. */
export function requestCode(state: SignInState, code: NewCode, now: Date, limits: SendLimits): RequestOutcome {
  const coolOff = coolOffOf(state, now)
  if (coolOff) return coolOff
  const pause = limits.secondsBetweenSends * second
  const wait = state.lastSentAt ? secondsUntil(later(state.lastSentAt, pause), now) : 0
  if (wait > 0 && state.attemptId) return { kind: 'WAIT', attemptId: state.attemptId, resendAfterSeconds: wait }
  const slot = takeSendSlot(state.sentAt, limits.sendsPerHour, now)
  if (!slot.isFree) return { kind: 'TOO_MANY_SENDS', retryAfterSeconds: slot.retryAfterSeconds }
  return {
    kind: 'SEND',
    attemptId: code.attemptId,
    resendAfterSeconds: limits.secondsBetweenSends,
    next: {
      ...state,
      code: { digest: code.digest, expiresAt: later(now, codeLifetime), triesLeft: triesPerCode },
      attemptId: code.attemptId,
      lastSentAt: now,
      sentAt: slot.sentAt,
    },
  }
}

/** A code that someone entered; both compare with what is stored in constant time. */
export interface EnteredCode {
  isFrom(attemptId: string): boolean
  isRight(digest: string): boolean
}

/** Someone enters a code. Whoever did not ask for it, and has no mail with its link, changes nothing. */
export function redeemCode(state: SignInState, { isFrom, isRight }: EnteredCode, now: Date): RedeemOutcome {
  const isOpen = state.lastSentAt !== null && later(state.lastSentAt, codeLifetime) > now
  if (!isOpen || !state.attemptId || !isFrom(state.attemptId)) return { kind: 'FOREIGN' }
  const coolOff = coolOffOf(state, now)
  if (coolOff) return coolOff
  const { code } = state
  if (!code || code.expiresAt <= now) return { kind: 'SPENT' }
  if (isRight(code.digest)) return { kind: 'REDEEMED', next: { ...unknownAddress, sentAt: state.sentAt } }
  const triesLeft = code.triesLeft - 1
  const failures = state.failures + 1
  return {
    kind: 'WRONG',
    next: {
      ...state,
      code: triesLeft > 0 ? { ...code, triesLeft } : null,
      failures,
      coolOffUntil: coolOffAfter(failures, now),
    },
  }
}

type SendSlot = { isFree: true; sentAt: Date[] } | { isFree: false; retryAfterSeconds: number }

/** One more send among those of the last hour; the same for addresses and for networks. */
export function takeSendSlot(sentAt: Date[], sendsPerHour: number, now: Date): SendSlot {
  const recent = sentAt.filter(date => later(date, hour) > now)
  const oldest = recent.at(-sendsPerHour)
  if (oldest) return { isFree: false, retryAfterSeconds: secondsUntil(later(oldest, hour), now) }
  return { isFree: true, sentAt: [...recent, now] }
}

function coolOffOf({ coolOffUntil }: SignInState, now: Date): CoolingOff | null {
  if (!coolOffUntil || coolOffUntil <= now) return null
  return { kind: 'COOLING_OFF', retryAfterSeconds: secondsUntil(coolOffUntil, now) }
}
