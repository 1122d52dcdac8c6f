import { expect, it } from 'vitest'
import type { RecordedPolicy } from '../../documents/client-records.ts'
import type { JudgedRequirement } from './judge-requirements.ts'
import { withRecords } from './with-records.ts'

const umbrella: RecordedPolicy = {
  title: 'Umbrella AB-1',
  path: '/app/policies/1/overview',
  type: 'UMBRELLA',
  limits: { umbrellaPerOccurrenceLimit: 500_000_000 },
  deductible: null,
  terms: [],
}
const liability: RecordedPolicy = {
  ...umbrella,
  ...{ title: 'General Liability CD-2', type: 'GENERAL_LIABILITY', limits: { glAggregateLimit: 200_000_000 } },
  terms: [
    { line: 'GENERAL_LIABILITY', additionalInsured: true, waiverOfSubrogation: true, primaryNonContributory: null },
  ],
}
const open = (one: Partial<JudgedRequirement>): JudgedRequirement => ({
  ...{
    kind: 'LIMIT',
    label: '',
    line: 'UMBRELLA',
    clauses: [],
    verdict: { outcome: 'NOT_SHOWN', reason: null, shown: [] },
  },
  ...one,
})
const limit = (cents: number, isPerProject = false) => ({
  id: isPerProject ? ('GENERAL_AGGREGATE' as const) : ('EACH_OCCURRENCE' as const),
  cents,
  isPerProject,
})

it.each<[string, Partial<JudgedRequirement>, string]>([
  ['enough', { limit: limit(500_000_000) }, 'MET From Coverdesk: Umbrella AB-1, $5,000,000'],
  ['too little', { limit: limit(600_000_000) }, 'NOT_MET From Coverdesk: Umbrella AB-1, $5,000,000'],
  [
    'without its wording',
    { line: 'GENERAL_LIABILITY', limit: limit(200_000_000, true) },
    'UNCLEAR From Coverdesk: General Liability CD-2, $2,000,000; per project isn’t in the record',
  ],
  ['a waiver', { kind: 'WAIVER', line: 'GENERAL_LIABILITY' }, 'MET From Coverdesk: General Liability CD-2, Yes'],
  [
    'an additional insured',
    { kind: 'ADDITIONAL_INSURED', line: 'GENERAL_LIABILITY', scope: 'COMPLETED' },
    'UNCLEAR From Coverdesk: General Liability CD-2, Yes; read the endorsement',
  ],
  ['nothing', { kind: 'PRIMARY', line: 'GENERAL_LIABILITY' }, 'NOT_SHOWN null'],
  [
    'what the documents show otherwise',
    { limit: limit(500_000_000), verdict: { outcome: 'NOT_MET', reason: 'per policy', shown: [] } },
    'NOT_MET per policy',
  ],
])('the client’s records count: %s', (_, one, expected) => {
  const [{ verdict } = open({})] = withRecords([open(one)], [umbrella, liability])
  expect(`${verdict.outcome} ${verdict.reason}`).toBe(expected)
})
