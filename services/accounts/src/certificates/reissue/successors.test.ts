import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CertifiedPolicy } from '../record/certified-policy.ts'
import { certifiedPolicy } from '../testing/certified-policy.ts'
import { successionOf } from './successors.ts'

const today = '2026-11-22'
const policy = (id: string, next: string[] = [], facts: Partial<CertifiedPolicy> = {}) =>
  certifiedPolicy('CYBER', {}, { id, nextPolicyIds: next, ...facts })
const over = { state: 'EXPIRED', expiresAt: '2026-11-01' }
const follow = (policies: CertifiedPolicy[], id = '1') => {
  const { policy, isRenewed } = successionOf(id, new Map(policies.map(known => [known.id, known])), today)
  return [policy?.id, isRenewed]
}

describe('what takes the place of a policy', () => {
  it.each<[string, CertifiedPolicy[], [string | undefined, boolean]]>([
    ['itself, while nothing renews it', [policy('1')], ['1', false]],
    ['what renews it, once it has ended', [policy('1', ['2'], over), policy('2')], ['2', true]],
    ['what is bound and not started', [policy('1', ['2']), policy('2', [], { state: 'PENDING' })], ['2', true]],
    ['what is being bound', [policy('1', ['2']), policy('2', [], { state: 'BINDING' })], ['2', true]],
    ['the newest of several terms', [policy('1', ['2'], over), policy('2', ['3'], over), policy('3')], ['3', true]],
    [
      'the former term, where the newest is canceled',
      [policy('1', ['2'], over), policy('2', ['3']), policy('3', [], { state: 'CANCELED' })],
      ['2', true],
    ],
    [
      'itself, where what renews it is canceled',
      [policy('1', ['2']), policy('2', [], { state: 'CANCELED' })],
      ['1', false],
    ],
    [
      'itself, where the cancellation of the renewal has come',
      [policy('1', ['2']), policy('2', [], { canceledFrom: today })],
      ['1', false],
    ],
    ['nothing, where it has ended', [policy('1', [], over)], [undefined, false]],
    ['nothing, where it ends today', [policy('1', [], { expiresAt: today })], [undefined, false]],
    ['nothing, where it is canceled', [policy('1', [], { state: 'CANCELED' })], [undefined, false]],
    ['nothing, where it is deleted', [policy('2')], [undefined, false]],
    ['what renews it, where its renewal is elsewhere', [policy('1', ['gone', '2']), policy('2')], ['2', true]],
    [
      'of two that renew it the one that begins later',
      [
        policy('1', ['2', '3'], over),
        policy('2', [], { inforceAt: '2026-03-01' }),
        policy('3', [], { inforceAt: '2026-06-01' }),
      ],
      ['3', true],
    ],
  ])('is %s', (_, policies, expected) => {
    expect(follow(policies)).toEqual(expected)
  })

  it('is found whatever renews what, also in a circle', () => {
    const ids = ['1', '2', '3', '4', '5']
    const any = fc.tuple(
      ...ids.map(id =>
        fc
          .record({
            next: fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 3 }),
            state: fc.constantFrom('INFORCE', 'PENDING', 'EXPIRED', 'CANCELED', 'UNKNOWN'),
          })
          .map(({ next, state }) => policy(id, next, { state })),
      ),
    )
    fc.assert(
      fc.property(any, policies => {
        const [id, isRenewed] = follow(policies)
        const own = policies[0] as CertifiedPolicy
        const found = policies.find(known => known.id === id)
        if (isRenewed) expect(['INFORCE', 'PENDING']).toContain(found?.state)
        else expect(found?.id).toBe(['EXPIRED', 'CANCELED'].includes(own.state) ? undefined : '1')
        expect(isRenewed && id === '1').toBe(false)
      }),
    )
  })
})
