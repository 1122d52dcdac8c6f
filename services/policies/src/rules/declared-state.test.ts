import { describe, expect, it } from 'vitest'
import { declaredStanding } from './declared-state.ts'

const today = '2026-12-01'
const term = { inforceAt: '2026-06-01', expiresAt: '2027-06-01' }
const inForce = { standing: 'BOUND', state: 'INFORCE' } as const

describe('a state that a form gives', () => {
  it('is Binding for a new policy, and stays as it is for another one, when it is left out', () => {
    expect(declaredStanding(undefined, null, term, today)).toEqual({ standing: 'BINDING' })
    expect(declaredStanding(null, inForce, term, today)).toEqual({ standing: 'BOUND' })
  })

  it.each(['BINDING', 'UNKNOWN'] as const)('may be %s', state => {
    expect(declaredStanding(state, inForce, term, today)).toEqual({ standing: state })
  })

  it('may be what the dates say', () => {
    expect(declaredStanding('INFORCE', null, term, today)).toEqual({ standing: 'BOUND' })
    expect(declaredStanding('PENDING', null, { ...term, inforceAt: '2027-01-01' }, today)).toEqual({
      standing: 'BOUND',
    })
    expect(declaredStanding('EXPIRED', null, { ...term, expiresAt: today }, today)).toEqual({ standing: 'BOUND' })
  })

  it.each([
    [
      'EXPIRED',
      term,
      'Based on its dates, the policy is in force from Jun 1, 2026 until Jun 1, 2027. Choose In force, or change the dates.',
    ],
    [
      'EXPIRED',
      { inforceAt: null, expiresAt: null },
      'Without dates a bound policy is in force. Choose In force, or change the dates.',
    ],
    [
      'INFORCE',
      { ...term, inforceAt: '2027-01-01' },
      'Based on its dates, the policy starts on Jan 1, 2027. Choose Pending, or change the dates.',
    ],
    [
      'PENDING',
      { ...term, expiresAt: '2026-12-01' },
      'Based on its dates, the policy expired on Dec 1, 2026. Choose Expired, or change the dates.',
    ],
  ] as const)('is not %s against the dates', (state, dates, refused) => {
    expect(declaredStanding(state, null, dates, today)).toEqual({ refused })
  })

  it('is never Canceled: a cancellation makes that', () => {
    const refused = 'Save the policy with another status, and cancel it from its menu.'
    expect(declaredStanding('CANCELED', inForce, term, today)).toEqual({ refused })
    expect(declaredStanding('CANCELED', null, term, today)).toEqual({ refused })
  })

  it('of a canceled policy is left as it is, or the policy has to be reinstated first', () => {
    const canceled = { standing: 'BOUND', state: 'CANCELED' } as const
    expect(declaredStanding('CANCELED', canceled, term, today)).toEqual({ standing: 'BOUND' })
    const refused = 'This policy is canceled. Reinstate it first.'
    for (const state of ['BINDING', 'INFORCE'] as const) {
      expect(declaredStanding(state, canceled, term, today)).toEqual({ refused })
    }
  })
})
