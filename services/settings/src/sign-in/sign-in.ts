import { actOnBehalfOf, inTenantScope, type Mailer, networkOf, rateLimited, validationFailed } from '@coverdesk/kit'
import { AgencyUser } from '../models/agency-user.model.ts'
import { owedAfterCode } from '../second-step/second-step.ts'
import { changeState } from './change-state.ts'
import type { Deliveries } from './deliveries.ts'
import { type NetworkState, SignInCode, SignInThrottle } from './sign-in.model.ts'
import {
  type RedeemOutcome,
  type RequestOutcome,
  redeemCode,
  requestCode,
  takeSendSlot,
  unknownAddress,
} from './sign-in.rules.ts'
import { digestOf, isSameDigest, knownBrowserOf, makeAttemptId, makeCode } from './sign-in-code.ts'
import { type SentCode, signInMail } from './sign-in-mail.ts'

interface SignInOptions {
  /** Keys the stored digests of codes. */
  secret: string
  /** The origin that people use; the mail's link leads there. */
  publicUrl: string
  secondsBetweenSends: number
  sendsPerHourPerAddress: number
  sendsPerHourPerNetwork: number
  mailer: Mailer
  deliveries: Deliveries
}

interface CodeRequest {
  email: string
  ip: string
  /** Of a browser that has signed in with the address. */
  knownBrowserId?: string | undefined
  /** The page that the mail's link leads to. */
  returnTo?: string | undefined
}

interface RequestResult {
  email: string
  code: string
  outcome: RequestOutcome
  returnTo: string | undefined
}

interface Redemption {
  email: string
  code: string
  attemptIds: string[]
}

/** A known browser has a record of its own, so what others do with the address does not affect it. */
const recordIdOf = (email: string, knownBrowserId?: string) => (knownBrowserId ? `${email} ${knownBrowserId}` : email)

interface SignedIn {
  agencyId: string
  userId: string
  /** What is owed before there is a session. */
  secondStep?: 'CODE' | 'SET_UP'
}

interface RedemptionResult {
  outcome: RedeemOutcome
  signedIn: SignedIn | null
  /** Whether the browser or its link belongs to some request for a code. */
  hasAttempt: boolean
}

const wrongCode = () =>
  validationFailed([{ path: 'code', message: 'This code is wrong or has expired. Request a new one.' }])

const foreignCode = () =>
  validationFailed([
    {
      path: 'code',
      message:
        'This code has expired or was requested in another browser. Open the link in the email, or request a new code here.',
    },
  ])

const inMinutes = (seconds: number) => {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`
}

const tooMany = (what: string, seconds: number) => rateLimited(`${what}. Try again ${inMinutes(seconds)}.`, seconds)

/**
 * Sign-in by a code that is sent by mail. Known, unknown and disabled addresses get the same answers at the same cost
 * (quality bar 2): each has its record, and whether someone is behind it matters only to what is sent afterwards.
 */
export function createSignIn(options: SignInOptions) {
  const addressLimits = {
    secondsBetweenSends: options.secondsBetweenSends,
    sendsPerHour: options.sendsPerHourPerAddress,
  }

  async function sendTo(email: string, sent: SentCode) {
    const user = await findActiveUser(email)
    if (user) await options.mailer.send(signInMail(options.publicUrl, user.email, sent))
  }

  /** The code of the link that was opened, or of the browser itself. */
  async function redeemAny(email: string, code: string, attemptIds: string[]): Promise<RedeemOutcome> {
    const digest = digestOf(options.secret, email, code)
    for (const attemptId of attemptIds) {
      const entered = {
        isFrom: (known: string) => isSameDigest(known, attemptId),
        isRight: (stored: string) => isSameDigest(stored, digest),
      }
      const outcome = await changeState(
        SignInCode,
        recordIdOf(email, knownBrowserOf(attemptId)),
        unknownAddress,
        state => redeemCode(state, entered, new Date()),
      )
      if (outcome.kind !== 'FOREIGN') return outcome
    }
    return { kind: 'FOREIGN' }
  }

  return {
    /** Takes a slot of the address and of the network; `code` is sent afterwards, when the mutation is over. */
    async takeCode({ email, ip, knownBrowserId, returnTo }: CodeRequest): Promise<RequestResult> {
      const now = new Date()
      const code = makeCode()
      const sent = { digest: digestOf(options.secret, email, code), attemptId: makeAttemptId(knownBrowserId) }
      const outcome = await changeState(SignInCode, recordIdOf(email, knownBrowserId), unknownAddress, async state => {
        const decision = requestCode(state, sent, now, addressLimits)
        if (decision.kind === 'SEND') await takeNetworkSlot(ip, options.sendsPerHourPerNetwork, now)
        return decision
      })
      return { email, code, outcome, returnTo }
    },

    /** @throws RATE_LIMITED after too many sends or too many wrong codes */
    answerRequest({ email, code, outcome, returnTo }: RequestResult) {
      if (outcome.kind === 'COOLING_OFF') throw tooMany('There were too many wrong codes', outcome.retryAfterSeconds)
      if (outcome.kind === 'TOO_MANY_SENDS') {
        throw tooMany('Too many codes were sent to this address', outcome.retryAfterSeconds)
      }
      const { attemptId, resendAfterSeconds } = outcome
      if (outcome.kind === 'SEND') options.deliveries.begin(() => sendTo(email, { code, attemptId, returnTo }))
      return { acknowledged: true, attemptId, resendAfterSeconds }
    },

    /** Uses up the code, or counts the failure: both are remembered, so a refusal is an outcome here. */
    async useCode({ email, code, attemptIds }: Redemption) {
      const outcome = await redeemAny(email, code, attemptIds)
      const user = outcome.kind === 'REDEEMED' ? await findActiveUser(email) : null
      const signedIn = user && { userId: String(user._id), agencyId: String(user.agencyId) }
      if (!signedIn) return { outcome, signedIn, hasAttempt: attemptIds.length > 0 }
      actOnBehalfOf(signedIn)
      const secondStep = await inTenantScope(signedIn.agencyId, () => owedAfterCode(signedIn))
      return { outcome, signedIn: { ...signedIn, ...(secondStep && { secondStep }) }, hasAttempt: true }
    },

    /** @throws VALIDATION_FAILED at `code`, RATE_LIMITED after too many wrong codes */
    answerRedemption({ outcome, signedIn, hasAttempt }: RedemptionResult) {
      if (outcome.kind === 'COOLING_OFF') throw tooMany('There were too many wrong codes', outcome.retryAfterSeconds)
      if (!signedIn) throw hasAttempt ? wrongCode() : foreignCode()
      return signedIn
    },
  }
}

/** Whether someone who has signed in may go on; a disabled user may not. */
export const isActive = async (userId: string): Promise<boolean> =>
  (await AgencyUser.exists({ _id: userId, state: 'ACTIVE' })) !== null

const findActiveUser = (email: string) => AgencyUser.findOne({ email, state: 'ACTIVE' }).lean().exec()

type NetworkOutcome = { next: NetworkState } | { next?: never; retryAfterSeconds: number }

async function takeNetworkSlot(ip: string, sendsPerHour: number, now: Date) {
  const unseen: NetworkState = { sentAt: [] }
  const outcome = await changeState(SignInThrottle, networkOf(ip), unseen, ({ sentAt }): NetworkOutcome => {
    const slot = takeSendSlot(sentAt, sendsPerHour, now)
    return slot.isFree ? { next: { sentAt: slot.sentAt } } : { retryAfterSeconds: slot.retryAfterSeconds }
  })
  if (!outcome.next) throw tooMany('Too many codes were requested from your network', outcome.retryAfterSeconds)
}
