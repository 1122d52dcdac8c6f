import { describe, expect, it } from 'vitest'
import { actionFor, notOneself } from '../manage-users/user-action'
import { standard } from '../testing/users.fixtures'
import { noSeatBecause, planLabel, planTerms, seatShare, seatsAvailable } from './subscription'

describe('the seats of a subscription', () => {
  it('are free as long as fewer users are active', () => {
    expect(noSeatBecause({ ...standard, numSeats: 3, numSeatsActive: 2 })).toBeUndefined()
    expect(noSeatBecause({ ...standard, numSeats: 3, numSeatsActive: 3 })).toMatch(/^All 3 seats are taken/)
    expect(noSeatBecause({ ...standard, numSeats: 1, numSeatsActive: 1 })).toMatch(/^Your only seat is taken/)
  })

  it('are none without a subscription, and the server’s to say while it is unknown', () => {
    expect(noSeatBecause(null)).toMatch(/no subscription/)
    expect(noSeatBecause(undefined)).toBeUndefined()
  })

  it('are capped at all of them, and never less than none', () => {
    expect(seatShare({ ...standard, numSeats: 4, numSeatsActive: 1 })).toBe(0.25)
    const given = { ...standard, numSeats: 2, numSeatsActive: 5 }
    expect(seatShare(given)).toBe(1)
    expect(seatsAvailable(given)).toBe(0)
    expect(seatShare({ ...standard, numSeats: 0 })).toBe(1)
  })
})

it('a plan is named after the assistant, with its period and its seats', () => {
  const plan = { ...standard, plan: 'ENTERPRISE', period: 'ANNUAL', numSeats: 1 } as const
  expect(planLabel(plan)).toBe('Cara Enterprise')
  expect(planTerms(plan)).toBe('Annual · 1 seat')
})

describe('what can be done about a user', () => {
  it('is to disable whoever is active, but not oneself', () => {
    expect(actionFor({ id: '2', state: 'ACTIVE' }, '1', undefined)).toMatchObject({ label: 'Disable' })
    expect(actionFor({ id: '2', state: 'ACTIVE' }, '1', 'Full.')?.disabledBecause).toBeUndefined()
    expect(actionFor({ id: '1', state: 'ACTIVE' }, '1', undefined)?.disabledBecause).toBe(notOneself)
  })

  it('is to enable whoever is disabled, when there is a seat', () => {
    expect(actionFor({ id: '2', state: 'DISABLED' }, '1', undefined)).toMatchObject({ label: 'Enable' })
    expect(actionFor({ id: '2', state: 'DISABLED' }, '1', 'Full.')?.disabledBecause).toBe('Full.')
  })
})
