import { describe, expect, it } from 'vitest'
import { type AccountEvidence, decideAccount } from './decide-account.ts'

const [heron, osprey] = [
  { id: 'heron', name: 'Heron Hardware' },
  { id: 'osprey', name: 'Osprey Optics' },
]
const by = (
  reason: AccountEvidence['reason'],
  accounts: AccountEvidence['accounts'],
  isStrong = true,
): AccountEvidence => ({ reason, accounts, isStrong })
const suggested = (evidence: AccountEvidence[]) =>
  decideAccount(evidence).suggestions.map(({ accountId, reason }) => `${accountId} ${reason}`)

describe('the account of a conversation', () => {
  it('is the only one that something certain names', () => {
    expect(decideAccount([by('EMAIL', [heron])])).toEqual({ accountId: 'heron', suggestions: [] })
    expect(decideAccount([by('EMAIL', [heron]), by('POLICY_NUMBER', [heron])]).accountId).toBe('heron')
  })

  it('is left open where several fit, or what is certain disagrees', () => {
    expect(suggested([by('PHONE', [heron, osprey])])).toEqual(['heron PHONE', 'osprey PHONE'])
    expect(suggested([by('EMAIL', [heron]), by('POLICY_NUMBER', [osprey])])).toEqual([
      ...['heron EMAIL', 'osprey POLICY_NUMBER'],
    ])
  })

  it('is the one of several that a policy number singles out', () => {
    const evidence = [by('EMAIL', [heron, osprey]), by('POLICY_NUMBER', [osprey])]
    expect(decideAccount(evidence)).toEqual({ accountId: 'osprey', suggestions: [] })
  })

  it('is never decided by what is not certain, which doesn’t disturb either', () => {
    expect(suggested([by('NAME', [heron], false)])).toEqual(['heron NAME'])
    expect(decideAccount([by('EMAIL', [heron]), by('NAME', [osprey], false)]).accountId).toBe('heron')
  })

  it('is no one’s where nothing fits', () => {
    expect(decideAccount([by('EMAIL', []), by('PHONE', [])])).toEqual({ accountId: null, suggestions: [] })
  })

  it('is suggested once, for the best reason', () => {
    expect(suggested([by('NAME', [heron], false), by('EMAIL', [heron, osprey])])).toEqual([
      ...['heron EMAIL', 'osprey EMAIL'],
    ])
  })
})
