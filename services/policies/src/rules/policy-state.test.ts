import { describe, expect, it } from 'vitest'
import {
  begin,
  type Canceled,
  cancel,
  declare,
  hasCancellation,
  isCancellable,
  isDeclarable,
  isRenewable,
  keptOf,
  reinstate,
  renew,
  reschedule,
  type Situation,
  situationOn,
  type Uncanceled,
  type WithCancellation,
} from './policy-state.ts'

const year = { inforceAt: '2026-06-01', expiresAt: '2027-06-01' }
const bound = { standing: 'BOUND' as const, ...year }
const facts = { ...bound, cancellation: null, reinstatement: null, nextPolicyIds: [] }

describe('a policy that is bound', () => {
  it.each([
    ['2026-05-31', 'PENDING', '2026-06-01'],
    ['2026-06-01', 'INFORCE', '2027-06-01'],
    ['2027-05-31', 'INFORCE', '2027-06-01'],
    ['2027-06-01', 'EXPIRED', null],
    ['2031-01-01', 'EXPIRED', null],
  ])('is on %s %s, and is looked at again on %s', (today, state, movesAt) => {
    expect(keptOf(situationOn(facts, today), today)).toMatchObject({ state, movesAt })
  })

  it('without dates has always covered and always will', () => {
    const kept = keptOf(begin({ standing: 'BOUND', inforceAt: null, expiresAt: null }, '2026-06-01'), '2026-06-01')
    expect(kept).toEqual({ state: 'INFORCE', isCancellationPending: false, movesAt: null, expiryOrder: '9999-12-31' })
  })
})

describe('a policy of which people say', () => {
  it.each(['BINDING', 'UNKNOWN'] as const)('%s stays so whatever its dates are', standing => {
    for (const today of ['2026-05-31', '2026-12-01', '2028-01-01']) {
      expect(keptOf(situationOn({ ...facts, standing }, today), today)).toMatchObject({
        state: standing,
        movesAt: null,
      })
    }
  })

  it('another state becomes that', () => {
    const binding = begin({ standing: 'BINDING', ...year }, '2026-12-01')
    expect(declare(binding, 'BOUND', '2026-12-01').state).toBe('INFORCE')
    expect(declare(binding, 'UNKNOWN', '2026-12-01').state).toBe('UNKNOWN')
  })
})

describe('a cancellation', () => {
  const inForce = begin(bound, '2026-12-01')

  it('is pending before its day, and makes the policy canceled from it on', () => {
    const pending = cancel(inForce, { effectiveAt: '2026-12-15' }, '2026-12-01')
    expect(keptOf(pending, '2026-12-01')).toEqual({
      state: 'INFORCE',
      isCancellationPending: true,
      movesAt: '2026-12-15',
      expiryOrder: '2027-06-01',
    })
    const canceled = { ...facts, cancellation: { effectiveAt: '2026-12-15' } }
    for (const today of ['2026-12-15', '2027-06-01', '2030-01-01']) {
      const kept = keptOf(situationOn(canceled, today), today)
      expect(kept).toMatchObject({ state: 'CANCELED', isCancellationPending: false, movesAt: null })
    }
  })

  it('is effective at once on its own day, also of a policy that is only being bound', () => {
    const binding = begin({ standing: 'BINDING', ...year }, '2026-12-01')
    expect(cancel(binding, { effectiveAt: '2026-12-01' }, '2026-12-01').state).toBe('CANCELED')
  })

  it('is undone: the policy is what people said, and what its dates say by now', () => {
    const canceled = cancel(inForce, { effectiveAt: '2026-12-01' }, '2026-12-01')
    expect(reinstate(canceled, '2026-12-02')).toMatchObject({ state: 'INFORCE', cancellation: null })
    expect(reinstate(canceled, '2027-06-01').state).toBe('EXPIRED')
    const reinstated = { ...facts, cancellation: { effectiveAt: '2026-12-01' }, reinstatement: {} }
    expect(situationOn(reinstated, '2026-12-02').state).toBe('INFORCE')
  })

  it('keeps its day when the dates of the policy change', () => {
    const pending = cancel(inForce, { effectiveAt: '2026-12-15' }, '2026-12-01')
    const later = reschedule(pending, { inforceAt: '2026-12-10', expiresAt: null }, '2026-12-01')
    expect(keptOf(later, '2026-12-01')).toMatchObject({
      state: 'PENDING',
      isCancellationPending: true,
      movesAt: '2026-12-10',
    })
  })
})

describe('a transition that is not possible', () => {
  it('does not compile', () => {
    const [today, effectiveAt] = ['2026-12-01', '2026-12-15']
    const policy: Situation = situationOn(facts, today)
    const wrong = (
      uncanceled: Uncanceled,
      withCancellation: WithCancellation,
      canceled: Canceled,
      renewed: Uncanceled & { isRenewed: true },
    ) => [
      // @ts-expect-error a cancellation holds already
      cancel(withCancellation, { effectiveAt }, today),
      // @ts-expect-error there may be one
      cancel(policy, { effectiveAt }, today),
      // @ts-expect-error there is no cancellation to reinstate
      reinstate(uncanceled, today),
      // @ts-expect-error there may be none
      reinstate(policy, today),
      // @ts-expect-error nothing is said of a canceled policy
      declare(canceled, 'BOUND', today),
      // @ts-expect-error no one says CANCELED: a cancellation makes it
      declare(uncanceled, 'CANCELED', today),
      // @ts-expect-error a newer policy renews it
      renew(renewed),
      // @ts-expect-error one may
      renew(policy),
    ]
    // @ts-expect-error canceled without a cancellation
    const noReason: Situation = {
      ...bound,
      isRenewed: false,
      state: 'CANCELED',
      cancellation: null,
      isCancellationPending: false,
    }
    // @ts-expect-error people say that it is being bound, and its dates say otherwise
    const both: Uncanceled = {
      ...year,
      isRenewed: false,
      standing: 'BINDING',
      state: 'EXPIRED',
      cancellation: null,
      isCancellationPending: false,
    }
    expect([wrong, noReason, both]).toHaveLength(3)
  })

  it('compiles once someone has looked', () => {
    const policy: Situation = situationOn(facts, '2026-12-01')
    expect(isCancellable(policy) && cancel(policy, { effectiveAt: '2026-12-15' }, '2026-12-01').state).toBe('INFORCE')
    expect(hasCancellation(policy) && reinstate(policy, '2026-12-01')).toBe(false)
    expect(isDeclarable(policy) && declare(policy, 'UNKNOWN', '2026-12-01').state).toBe('UNKNOWN')
    expect(isRenewable(policy) && renew(policy).isRenewed).toBe(true)
  })
})
