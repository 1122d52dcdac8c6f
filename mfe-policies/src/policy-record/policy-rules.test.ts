import { describe, expect, it } from 'vitest'
import { bayviewPolicy, pendingCancellation, renewedPolicy } from '../testing/policies.fixtures'
import { menuRules } from './policy-rules'

const reinstated = {
  ...pendingCancellation,
  reinstatement: {
    __typename: 'PolicyReinstatement' as const,
    reinstatedAt: '2026-11-21T10:00:00Z',
    effectiveAt: '2026-11-21',
    reasonDescription: null,
  },
}

const offered = (policy: Parameters<typeof menuRules>[0]) =>
  Object.entries(menuRules(policy)).flatMap(([action, because]) => (because === undefined ? [action] : []))

describe('the menu of a policy', () => {
  it('offers to delete, renew and cancel, and to reinstate only what is canceled', () => {
    expect(offered(bayviewPolicy)).toEqual(['remove', 'renew', 'cancel'])
  })

  it('offers to reinstate, and not to cancel again, while a cancellation holds', () => {
    expect(offered(pendingCancellation)).toEqual(['remove', 'renew', 'reinstate'])
  })

  it('offers to cancel what was reinstated', () => {
    expect(offered(reinstated)).toEqual(['remove', 'renew', 'cancel'])
  })

  it('neither deletes nor renews what a newer policy renews', () => {
    expect(offered(renewedPolicy)).toEqual(['cancel'])
  })
})
