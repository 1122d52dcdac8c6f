import { documentLimits, type FieldName, fields, type InsuranceType, policyLimits } from '@coverdesk/coverage'
import { type LimitLabelId, type PaperLine, Phrases } from '@coverdesk/coverage/judge'
import { labeledAmountsIn } from '@coverdesk/coverage/read'
import { evidenceOf, isTerm, type Proof } from '../checks/contract/evidence.ts'
import type { Side } from './side.ts'
import type { Statement } from './statement.ts'

const fieldsOfLine: Partial<Record<PaperLine, Partial<Record<LimitLabelId, FieldName>>>> = {
  GENERAL_LIABILITY: {
    ...{
      EACH_OCCURRENCE: 'glPerOccurrenceLimit',
      GENERAL_AGGREGATE: 'glAggregateLimit',
      PERSONAL: 'glPersonalAndAdvertisingInjuryLimit',
    },
    ...{
      PRODUCTS: 'glProductsAndCompletedOperationsLimit',
      RENTED: 'glRentedPremisesDamageLimit',
      MEDICAL: 'glMedicalPerPersonLimit',
    },
  },
  AUTO: { COMBINED_SINGLE: 'autoCombinedSingleLimit' },
  EMPLOYERS_LIABILITY: {
    EACH_ACCIDENT: 'wcPerAccidentLimit',
    DISEASE_EMPLOYEE: 'wcPerDiseaseEmployeeLimit',
    DISEASE_POLICY: 'wcPerDiseasePolicyLimit',
  },
}
const umbrellaFields: Partial<Record<LimitLabelId, [umbrella: FieldName, excess: FieldName]>> = {
  EACH_OCCURRENCE: ['umbrellaPerOccurrenceLimit', 'excessPerOccurrenceLimit'],
  AGGREGATE: ['umbrellaAggregateLimit', 'excessAggregateLimit'],
}
const excess = new Phrases(['excess'])
const umbrella = new Phrases(['umbrella'])

/** A side with the limits that stand under their line's own title and label, where its facts have none. Two amounts of one limit are left out. */
export async function withOwnLimits(side: Side): Promise<{ side: Side; proofs: readonly Proof[] }> {
  const { proofs } = await evidenceOf(side.documents)
  const found = proofs.filter(isTerm).flatMap(statementsIn)
  const isNew = (one: Statement) => !side.statements.some(({ field }) => field === one.field)
  const isSingle = (one: Statement) => found.every(other => other.field !== one.field || other.value === one.value)
  const added = found.filter(
    (one, place) => isNew(one) && isSingle(one) && found.findIndex(({ field }) => field === one.field) === place,
  )
  return { side: { ...side, statements: [...side.statements, ...added] }, proofs }
}

function statementsIn(proof: Proof): Statement[] {
  if (!proof.line || !proof.isRow || proof.own.has('RETENTION')) return []
  return labeledAmountsIn(proof.text, proof.line).flatMap((one): Statement[] => {
    const field = fieldOf(proof, one.label)
    if (!field) return []
    const { document, page, quote } = proof
    const word = one.value === 'NONE' ? (/exclu/i.test(proof.text) ? 'EXCLUDED' : 'NOT_COVERED') : one.value
    return [
      {
        document,
        page,
        quote,
        field,
        line: lineOfLimit(field),
        value: word,
        unit: typeof word === 'number' ? 'USD' : 'WORD',
      },
    ]
  })
}

function fieldOf(proof: Proof, label: LimitLabelId): FieldName | undefined {
  if (proof.line !== 'UMBRELLA') return proof.line ? fieldsOfLine[proof.line]?.[label] : undefined
  const titles = proof.titles.join(' ')
  return umbrellaFields[label]?.[excess.isIn(titles) && !umbrella.isIn(titles) ? 1 : 0]
}

const lineOfLimit = (field: FieldName): InsuranceType =>
  ({ ...policyLimits, ...documentLimits })[field as keyof typeof policyLimits].line

/** Whether a general aggregate is per project, per location or per policy, as the row of its paper says; empty: it doesn't say. */
export function aggregateBasis(proofs: readonly Proof[], { field, page, quote }: Statement): string {
  if (field !== 'glAggregateLimit') return ''
  const proof = proofs.find(
    one =>
      one.page === page && (one.quote.includes(quote) || quote.includes(one.quote)) && one.line === 'GENERAL_LIABILITY',
  )
  if (!proof) return ''
  const said = bases.filter(([id]) => proof.own.has(id))
  return said.length === 1 ? (said[0]?.[1] ?? '') : ''
}

const bases = [
  ['PER_PROJECT', 'per project'],
  ['PER_LOCATION', 'per location'],
  ['PER_POLICY', 'per policy'],
] as const

/** How papers speak of what fields are about, beside their own labels. */
const spoken: Partial<Record<FieldName, readonly string[]>> = {
  ...{
    premium: ['premium'],
    taxes: ['tax'],
    policyFees: ['fee'],
    totalCost: ['total'],
    minimumEarnedPremium: ['minimum earned', 'minimum and deposit'],
  },
  ...{
    insurerName: ['insurance company', 'insurer', 'company', 'mutual', 'casualty'],
    quoteNumber: ['quote no', 'quote number', 'quote'],
    policyNumber: ['policy number', 'policy no'],
  },
  ...{
    effectiveDate: ['term', 'period', 'effective'],
    expirationDate: ['term', 'period', 'expir*'],
    insuredName: ['insured', 'applicant'],
  },
  ...{
    propertyContentsLimit: ['contents', 'personal property'],
    retention: ['retention', 'self insured'],
    umbrellaRetention: ['retention'],
  },
  ...{
    windHailDeductible: ['wind', 'hail', 'windstorm'],
    propertyBuildingLimit: ['building'],
    locations: ['location', 'premises'],
    exclusions: ['exclusion'],
  },
}

/** The first page that speaks of a field, in its line where it has one: what is there and wasn't read isn't "not found". */
export function pageThatMentions(
  proofs: readonly Proof[],
  field: FieldName,
  line: InsuranceType | null,
): number | null {
  const label = fields[field].label
    .toLowerCase()
    .replace(/[^a-z ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const phrases = new Phrases([...(spoken[field] ?? []), label])
  const isOfLine = (proof: Proof) =>
    line === null || proof.line === null || linesOfTypes[line]?.includes(proof.line) === true
  return (
    proofs.find(proof => phrases.isIn(proof.text) && isOfLine(proof) && !proof.section.has('UNDERLYING'))?.page ?? null
  )
}

const linesOfTypes: Partial<Record<InsuranceType, readonly PaperLine[]>> = {
  ...{
    GENERAL_LIABILITY: ['GENERAL_LIABILITY'],
    COMMERCIAL_AUTO: ['AUTO'],
    WORKERS_COMPENSATION: ['WORKERS_COMPENSATION', 'EMPLOYERS_LIABILITY'],
  },
  ...{
    UMBRELLA: ['UMBRELLA'],
    EXCESS: ['UMBRELLA'],
    PROPERTY: ['PROPERTY'],
    CYBER: ['CYBER'],
    PROFESSIONAL_LIABILITY: ['PROFESSIONAL'],
  },
}
