import type { InsuranceType, LimitName } from '@coverdesk/coverage'
import type { LimitLabelId, PaperLine } from '@coverdesk/coverage/judge'
import type { RecordedPolicy } from '../../documents/client-records.ts'
import { dollars } from '../../writing/value-words.ts'
import type { JudgedRequirement } from './judge-requirements.ts'
import { appliesSeparately } from './requirement.ts'
import type { Verdict } from './verdict.ts'

const limitFields: Partial<Record<PaperLine, Partial<Record<LimitLabelId, LimitName>>>> = {
  GENERAL_LIABILITY: {
    EACH_OCCURRENCE: 'glPerOccurrenceLimit',
    GENERAL_AGGREGATE: 'glAggregateLimit',
    PRODUCTS: 'glProductsAndCompletedOperationsLimit',
    PERSONAL: 'glPersonalAndAdvertisingInjuryLimit',
    RENTED: 'glRentedPremisesDamageLimit',
    MEDICAL: 'glMedicalPerPersonLimit',
  },
  UMBRELLA: {
    EACH_OCCURRENCE: 'umbrellaPerOccurrenceLimit',
    AGGREGATE: 'umbrellaAggregateLimit',
    LIMIT: 'umbrellaPerOccurrenceLimit',
  },
  EMPLOYERS_LIABILITY: {
    EACH_ACCIDENT: 'wcPerAccidentLimit',
    DISEASE_EMPLOYEE: 'wcPerDiseaseEmployeeLimit',
    DISEASE_POLICY: 'wcPerDiseasePolicyLimit',
  },
  CYBER: { AGGREGATE: 'cyberAggregateLimit', LIMIT: 'cyberAggregateLimit' },
}
const linesOfRecords: Partial<Record<PaperLine, InsuranceType>> = {
  ...{ GENERAL_LIABILITY: 'GENERAL_LIABILITY', AUTO: 'COMMERCIAL_AUTO', WORKERS_COMPENSATION: 'WORKERS_COMPENSATION' },
  ...{ UMBRELLA: 'UMBRELLA', PROFESSIONAL: 'PROFESSIONAL_LIABILITY', CYBER: 'CYBER', PROPERTY: 'PROPERTY' },
}
const termNames = {
  ADDITIONAL_INSURED: 'additionalInsured',
  WAIVER: 'waiverOfSubrogation',
  PRIMARY: 'primaryNonContributory',
} as const

/** What the client's policies in Coverdesk say of what the documents don't show. A record has no wording: what depends on that stays unclear. */
export function withRecords<Judged extends JudgedRequirement>(
  judged: readonly Judged[],
  policies: readonly RecordedPolicy[],
): Judged[] {
  return judged.map(one => {
    if (one.verdict.outcome !== 'NOT_SHOWN') return one
    const verdict = one.limit ? limitIn(one, policies) : termIn(one, policies)
    return verdict ? { ...one, verdict } : one
  })
}

const said = (outcome: Verdict['outcome'], { title }: RecordedPolicy, what: string, missing = ''): Verdict => ({
  ...{ outcome, shown: [] },
  reason: `From Coverdesk: ${title}, ${what}${missing && `; ${missing}`}`,
})

function limitIn(requirement: JudgedRequirement, policies: readonly RecordedPolicy[]): Verdict | null {
  const { line, limit } = requirement
  const field = line && limit && limitFields[line]?.[limit.id]
  if (!field || !limit) return null
  const stated = policies.flatMap(policy => {
    const cents = policy.limits[field]
    return cents === undefined ? [] : [{ policy, cents }]
  })
  const [first] = stated
  if (!first) return null
  if (stated.some(({ cents }) => cents !== first.cents))
    return said('UNCLEAR', first.policy, dollars(first.cents), 'another policy has another limit')
  if (first.cents < limit.cents) return said('NOT_MET', first.policy, dollars(first.cents))
  if (limit.isPerProject) return said('UNCLEAR', first.policy, dollars(first.cents), 'per project isn’t in the record')
  return appliesSeparately(requirement)
    ? said('UNCLEAR', first.policy, dollars(first.cents), 'that it applies separately isn’t in the record')
    : said('MET', first.policy, dollars(first.cents))
}

function termIn(
  { kind, line, scope, forms = [] }: JudgedRequirement,
  policies: readonly RecordedPolicy[],
): Verdict | null {
  if (kind !== 'ADDITIONAL_INSURED' && kind !== 'WAIVER' && kind !== 'PRIMARY') return null
  const of = line && linesOfRecords[line]
  for (const policy of policies) {
    const terms = policy.terms.find(one => one.line === of)
    if (!terms) continue
    const value = terms[termNames[kind]]
    if (value === false) return said('NOT_MET', policy, 'No')
    if (value !== true) continue
    // The record says that there is an endorsement, not for which operations, in which edition, or for whom.
    const isWorded = scope != null || forms.length > 0 || kind === 'ADDITIONAL_INSURED'
    return said(isWorded ? 'UNCLEAR' : 'MET', policy, 'Yes', isWorded ? 'read the endorsement' : '')
  }
  return null
}
