import { daysAfter } from '@coverdesk/kit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recordedFields, replay, storedChanges } from '../history/policy-changes.ts'
import type { StoredFieldChange } from '../models/policy-event.model.ts'
import type { PolicyFacts, PolicyRecord, Standing } from '../policies/policy-record.ts'
import { bareFacts } from '../testing/bare-facts.ts'
import type { Day } from './days.ts'
import { totalOf } from './money.ts'
import { wrongCancellation, wrongDates } from './policy-checks.ts'
import * as machine from './policy-state.ts'

type Policy = PolicyFacts & Pick<PolicyRecord, 'state' | 'isCancellationPending' | 'movesAt' | 'expiryOrder'>

/** Things that people do to a policy, and days that pass. What the rules forbid does not happen. */
type Action =
  | { what: 'cancel'; effectiveIn: number }
  | { what: 'reinstate' | 'renew' }
  | { what: 'declare'; standing: Standing }
  | { what: 'reschedule'; beginsIn: number | null; lasts: number | null }
  | { what: 'price'; premium: number; taxes: number; agencyFees: number }
  | { what: 'wait'; days: number }

const days = (min: number, max: number) => fc.integer({ min, max })
const standing = fc.constantFrom<Standing>('BINDING', 'BOUND', 'UNKNOWN')
const money = fc.integer({ min: 0, max: 1_000_000_000_000 })
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ what: fc.constant('cancel' as const), effectiveIn: days(-200, 400) }),
  fc.record({ what: fc.constantFrom('reinstate' as const, 'renew' as const) }),
  fc.record({ what: fc.constant('declare' as const), standing }),
  fc.record({
    what: fc.constant('reschedule' as const),
    beginsIn: fc.option(days(-200, 200)),
    lasts: fc.option(days(1, 400)),
  }),
  fc.record({ what: fc.constant('price' as const), premium: money, taxes: money, agencyFees: money }),
  fc.record({ what: fc.constant('wait' as const), days: days(0, 400) }),
)

const firstFacts = (said: Standing, today: Day): PolicyFacts => ({
  ...bareFacts,
  standing: said,
  inforceAt: today,
  expiresAt: daysAfter(today, 365),
})

type Change = { facts: Partial<PolicyFacts>; situation: machine.Situation } | null

/** What an operation makes of the policy, or null where it refuses. */
function perform(policy: Policy, action: Action, today: Day): Change {
  const situation = machine.situationOn(policy, today)
  switch (action.what) {
    case 'cancel': {
      const cancellation = { effectiveAt: daysAfter(today, action.effectiveIn), canceledAt: new Date(0) } as never
      const { effectiveAt } = cancellation as { effectiveAt: Day }
      if (!machine.isCancellable(situation) || wrongCancellation(effectiveAt, policy).length > 0) return null
      const facts = { cancellation, reinstatement: null }
      return { facts, situation: machine.cancel(situation, { effectiveAt }, today) }
    }
    case 'reinstate': {
      if (!machine.hasCancellation(situation)) return null
      const reinstatement = { effectiveAt: today, reinstatedAt: new Date(0), reasonDescription: null }
      return { facts: { reinstatement }, situation: machine.reinstate(situation, today) }
    }
    case 'renew':
      if (!machine.isRenewable(situation)) return null
      return { facts: { nextPolicyIds: ['next'] as never }, situation: machine.renew(situation) }
    case 'declare':
      if (!machine.isDeclarable(situation)) return null
      return { facts: {}, situation: machine.declare(situation, action.standing, today) }
    case 'reschedule': {
      const inforceAt = action.beginsIn === null ? null : daysAfter(today, action.beginsIn)
      const expiresAt = action.lasts === null ? null : daysAfter(inforceAt ?? today, action.lasts)
      if (wrongDates({ ...policy, inforceAt, expiresAt }).length > 0) return null
      const facts = { inforceAt, expiresAt }
      return { facts, situation: machine.reschedule(situation, facts, today) }
    }
    case 'price': {
      const { premium, taxes, agencyFees } = action
      return { facts: { pricing: { ...policy.pricing, premium, taxes, agencyFees } }, situation }
    }
    case 'wait':
      return { facts: {}, situation }
  }
}

const keep = (facts: PolicyFacts, situation: machine.Situation, today: Day): Policy => ({
  ...facts,
  standing: situation.standing,
  ...machine.keptOf(situation, today),
})

function check(policy: Policy, today: Day) {
  const { cancellation, reinstatement, movesAt, inforceAt, expiresAt } = policy
  const holding = reinstatement ? null : cancellation
  const onDay = (day: Day) => machine.keptOf(machine.situationOn(policy, day), day)
  expect(onDay(today), 'what is kept is what the facts say').toEqual({
    state: policy.state,
    isCancellationPending: policy.isCancellationPending,
    movesAt,
    expiryOrder: policy.expiryOrder,
  })
  expect(policy.state === 'CANCELED').toBe(Boolean(holding && holding.effectiveAt <= today))
  expect(policy.isCancellationPending).toBe(Boolean(holding && holding.effectiveAt > today))
  if (policy.state !== 'CANCELED') {
    const byDates = machine.stateByDates({ inforceAt, expiresAt }, today)
    expect(policy.state).toBe(policy.standing === 'BOUND' ? byDates : policy.standing)
  }
  if (movesAt) {
    const before = onDay(daysAfter(movesAt, -1))
    expect(movesAt > today && before.state === policy.state && before.movesAt === movesAt).toBe(true)
    expect(onDay(movesAt).movesAt).not.toBe(movesAt)
  } else {
    expect(onDay(daysAfter(today, 5_000)).state, 'nothing moves it any more').toBe(policy.state)
  }
  const { premium, taxes, agencyFees } = policy.pricing
  expect(BigInt(totalOf(policy.pricing))).toBe(BigInt(premium) + BigInt(taxes) + BigInt(agencyFees))
}

describe('whatever is done to a policy, on whatever days', () => {
  it('it is never in a state that its facts do not say, and its history plays to what it is', () => {
    fc.assert(
      fc.property(standing, fc.array(action, { maxLength: 25 }), (said, actions) => {
        let today: Day = '2026-11-22'
        const facts = firstFacts(said, today)
        let policy = keep(facts, machine.begin(facts, today), today)
        const events: { stored: StoredFieldChange[] }[] = [{ stored: storedChanges(null, policy) }]
        check(policy, today)
        for (const one of actions) {
          if (one.what === 'wait') today = daysAfter(today, one.days)
          const change = perform(policy, one, today)
          if (!change) continue
          const next = keep({ ...policy, ...change.facts }, change.situation, today)
          events.push({ stored: storedChanges(policy, next) })
          policy = next
          check(policy, today)
        }
        expect([...replay(events)].sort()).toEqual([...recordedFields(policy)].sort())
      }),
      { numRuns: 400 },
    )
  })

  it('someone who looks once after many days finds what someone finds who has looked every day', () => {
    const cancellation = fc.option(days(-30, 120))
    fc.assert(
      fc.property(
        standing,
        days(-60, 60),
        days(1, 90),
        cancellation,
        days(1, 150),
        (said, begins, lasts, effectiveIn, waits) => {
          const today = '2026-11-22'
          const inforceAt = daysAfter(today, begins)
          const course = {
            ...firstFacts(said, today),
            inforceAt,
            expiresAt: daysAfter(inforceAt, lasts),
            cancellation: effectiveIn === null ? null : ({ effectiveAt: daysAfter(today, effectiveIn) } as never),
          }
          let kept = machine.keptOf(machine.situationOn(course, today), today)
          for (let passed = 1; passed <= waits; passed += 1) {
            const day = daysAfter(today, passed)
            if (kept.movesAt && kept.movesAt <= day) kept = machine.keptOf(machine.situationOn(course, day), day)
          }
          const last = daysAfter(today, waits)
          expect(kept).toEqual(machine.keptOf(machine.situationOn(course, last), last))
        },
      ),
    )
  })
})
