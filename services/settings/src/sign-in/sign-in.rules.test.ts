import { describe, expect, it } from 'vitest'
import {
  type RequestOutcome,
  redeemCode,
  requestCode,
  type SignInState,
  takeSendSlot,
  unknownAddress,
} from './sign-in.rules.ts'

const limits = { secondsBetweenSends: 60, sendsPerHour: 5 }
const start = new Date('2026-11-20T12:00:00Z')
const at = (seconds: number) => new Date(start.getTime() + seconds * 1_000)
const minutes = (count: number) => count * 60

const isDigest = (digest: string) => (stored: string) => stored === digest
const ask = (state: SignInState, seconds: number, digest = 'right') =>
  requestCode(state, { digest, attemptId: `attempt ${digest}` }, at(seconds), limits)
const redeem = (state: SignInState, seconds: number, digest = 'right', attemptId = state.attemptId) =>
  redeemCode(state, { isFrom: known => known === attemptId, isRight: isDigest(digest) }, at(seconds))

/** The state after something that must have changed it. */
function after(outcome: { kind: string; next?: SignInState }): SignInState {
  if (!outcome.next) throw new Error(`Nothing changed: ${outcome.kind}`)
  return outcome.next
}
/** Each code has five tries: who tries more asks for another one, as often as it takes. */
const afterFailures = (count: number, state = after(ask(unknownAddress, 0)), seconds = 0) =>
  Array.from({ length: count }).reduce<SignInState>(current => {
    const open = current.code ? current : after(ask({ ...current, lastSentAt: null, sentAt: [] }, seconds))
    return after(redeem(open, seconds, 'wrong'))
  }, state)

describe('asking for a code', () => {
  it('sends one and says when the next may be asked for', () => {
    expect(ask(unknownAddress, 0)).toMatchObject({ kind: 'SEND', resendAfterSeconds: 60 })
  })

  it('sends nothing within 60 seconds and leaves the earlier code valid', () => {
    const state = after(ask(unknownAddress, 0))
    expect(ask(state, 45, 'other')).toEqual({ kind: 'WAIT', attemptId: 'attempt right', resendAfterSeconds: 15 })
    expect(redeem(state, 46)).toMatchObject({ kind: 'REDEEMED' })
  })

  it('kills the old code with the new one', () => {
    const state = after(ask(after(ask(unknownAddress, 0, 'old')), 60, 'new'))
    expect(redeem(state, 61, 'old').kind).toBe('WRONG')
    expect(redeem(state, 61, 'new').kind).toBe('REDEEMED')
  })

  it('sends 5 an hour to an address and says when the sixth may be asked for', () => {
    let state = unknownAddress
    for (const minute of [0, 1, 2, 3, 4]) state = after(ask(state, minutes(minute)))
    expect(ask(state, minutes(10))).toEqual({ kind: 'TOO_MANY_SENDS', retryAfterSeconds: minutes(50) })
    expect(ask(state, minutes(60)).kind).toBe('SEND')
  })

  it('need not wait after the code was redeemed, but still counts towards the hour', () => {
    const signedIn = after(redeem(after(ask(unknownAddress, 0)), 5))
    const again: RequestOutcome = ask(signedIn, 10)
    expect(after(again).sentAt).toHaveLength(2)
  })
})

describe('redeeming a code', () => {
  const sent = after(ask(unknownAddress, 0))

  it('works once', () => {
    const redeemed = after(redeem(sent, 1))
    expect(redeem(redeemed, 2, 'right', sent.attemptId).kind).toBe('FOREIGN')
  })

  it('works for 10 minutes', () => {
    expect(redeem(sent, minutes(10) - 1).kind).toBe('REDEEMED')
    expect(redeem(sent, minutes(10)).kind).toBe('FOREIGN')
  })

  it('has 5 tries', () => {
    expect(redeem(afterFailures(4, sent), 1).kind).toBe('REDEEMED')
    expect(redeem(afterFailures(5, sent), 1).kind).toBe('SPENT')
  })

  it('counts none of the tries on a code that is spent, so that one code locks no one out', () => {
    const spent = afterFailures(5, sent)
    for (let tries = 0; tries < 20; tries += 1) expect(redeem(spent, 1, 'wrong')).toEqual({ kind: 'SPENT' })
    expect(spent).toMatchObject({ failures: 5, coolOffUntil: null })
    expect(redeem(after(ask(spent, 60, 'new')), 61, 'new').kind).toBe('REDEEMED')
  })

  it('changes nothing for an address that has no code', () => {
    expect(redeem(unknownAddress, 0)).toEqual({ kind: 'FOREIGN' })
  })

  it('changes nothing in a browser that did not ask for it, be the code right or wrong, also during a cool-off', () => {
    for (const state of [sent, afterFailures(20)]) {
      for (const digest of ['right', 'wrong']) {
        expect(redeem(state, 1, digest, 'guessed')).toEqual({ kind: 'FOREIGN' })
        expect(redeem(state, 1, digest, null)).toEqual({ kind: 'FOREIGN' })
      }
    }
  })

  it('is no longer tried by who asked for the one before', () => {
    const renewed = after(ask(sent, 60, 'new'))
    expect(redeem(renewed, 61, 'new', sent.attemptId)).toEqual({ kind: 'FOREIGN' })
  })
})

describe('the cool-off', () => {
  it('begins after 20 failures in a row and lasts 15 minutes', () => {
    const cooling = afterFailures(20)
    expect(afterFailures(19).coolOffUntil).toBeNull()
    expect(redeem(cooling, 1)).toEqual({ kind: 'COOLING_OFF', retryAfterSeconds: minutes(15) - 1 })
    expect(ask(cooling, 1).kind).toBe('COOLING_OFF')
    expect(ask(cooling, minutes(15)).kind).toBe('SEND')
  })

  it('doubles with each 20 more, up to a day', () => {
    const lengths: number[] = []
    let state = unknownAddress
    let now = 0
    for (let round = 0; round < 9; round += 1) {
      state = afterFailures(20, after(ask(state, now)), now)
      const outcome = redeem(state, now)
      if (outcome.kind !== 'COOLING_OFF') throw new Error('There is no cool-off.')
      lengths.push(outcome.retryAfterSeconds / 60)
      now += outcome.retryAfterSeconds
    }
    expect(lengths).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440])
  })

  it('starts again after a success', () => {
    const almost = afterFailures(19)
    const signedIn = after(redeem(almost, 1))
    expect(afterFailures(19, after(ask(signedIn, 2)), 2).coolOffUntil).toBeNull()
  })
})

describe('a send slot', () => {
  it('is free again an hour after the send that took it', () => {
    const sentAt = Array.from({ length: 20 }, (_, index) => at(minutes(index)))
    expect(takeSendSlot(sentAt, 20, at(minutes(30)))).toEqual({ isFree: false, retryAfterSeconds: minutes(30) })
    expect(takeSendSlot(sentAt, 20, at(minutes(60))).isFree).toBe(true)
  })

  it('waits for as many as a lowered limit needs', () => {
    const sentAt = [0, 10, 20].map(minute => at(minutes(minute)))
    expect(takeSendSlot(sentAt, 1, at(minutes(30)))).toEqual({ isFree: false, retryAfterSeconds: minutes(50) })
  })
})
