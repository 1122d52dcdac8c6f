import { describe, expect, it } from 'vitest'
import type { QualifierId } from '../lexicon/qualifiers.ts'
import { qualifiersIn } from './qualifiers.ts'

const cases: [string, QualifierId][] = [
  ['The general aggregate applies separately to each of your projects', 'PER_PROJECT'],
  ['General Aggregate (per policy)', 'PER_POLICY'],
  ['Additional Insured, ongoing operations only', 'ONGOING_ONLY'],
  ['This insurance does not apply to damage occurring after all work at the site has been completed', 'ONGOING_ONLY'],
  ['shall be primary and shall not seek contribution from other insurance', 'NONCONTRIBUTORY'],
  ['We waive any right of recovery we may have', 'WAIVER'],
  ['Blanket where required by written contract', 'BLANKET'],
  ['Schedule of Underlying Insurance', 'UNDERLYING'],
  ['Subcontractors must carry limits of $1,000,000', 'SUBCONTRACTORS'],
  ['This quote is valid for 30 days', 'OFFER_ENDS'],
  ['Medical payments: EXCLUDED', 'EXCLUDED'],
  ['Self-Insured Retention $10,000', 'RETENTION'],
  ['Prior carrier: Harbor Mutual', 'EARLIER'],
]

describe('what changes what a text proves', () => {
  it.each(cases)('“%s” has %s', (text, id) => expect([...qualifiersIn(text)]).toContain(id))

  it('isn’t found across sentences or in other words', () => {
    expect(qualifiersIn('The limit applies separately. Each job has one.').has('PER_LOCATION')).toBe(false)
    expect(qualifiersIn('Additional insured for ongoing and completed operations').has('ONGOING_ONLY')).toBe(false)
    expect(qualifiersIn('Each occurrence $1,000,000').size).toBe(0)
  })
})
