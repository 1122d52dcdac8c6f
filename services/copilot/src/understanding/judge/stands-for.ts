import { type DocumentKind, type FieldName, isLimitField } from '@coverdesk/coverage'
import {
  type Check,
  fails,
  holds,
  type PaperLine,
  Phrases,
  type QualifierId,
  type Reason,
  type Stretch,
  wordsOf,
} from '@coverdesk/coverage/judge'
import { percentagesIn } from '@coverdesk/coverage/read'
import type { Claim } from '../../facts/claim.ts'
import type { Unit } from './units.ts'

/** What a document says of itself, as far as claims are held against it. */
export interface AboutDocument {
  kind: DocumentKind | null
  effective: readonly string[]
  insured: ReadonlySet<string>
}

export function aboutDocument(claims: readonly Claim[]): AboutDocument {
  const of = (field: FieldName) => claims.filter(one => one.field === field).map(({ value }) => String(value))
  return {
    kind: (of('documentKind')[0] as DocumentKind | undefined) ?? null,
    effective: of('effectiveDate'),
    insured: new Set(of('insuredName').map(key)),
  }
}

/** The units that a quote is in. */
export const unitsAt = (units: readonly Unit[], page: number, { start, end }: Stretch): Unit[] =>
  units.filter(unit => unit.page === page && unit.start < end && start < unit.end)

/** Kinds that are about the insurance of others by their nature. */
const ofOthers: ReadonlySet<DocumentKind | null> = new Set<DocumentKind | null>(['CONTRACT', 'LOSS_RUN'])
const costs: ReadonlySet<FieldName> = new Set<FieldName>(['premium', 'totalCost', 'taxes', 'policyFees'])
const identities: ReadonlySet<FieldName> = new Set<FieldName>(['policyNumber', 'insurerName', 'insurerNaic'])
const bases: ReadonlySet<FieldName> = new Set<FieldName>(['annualRevenue', 'annualPayroll'])
const totals = new Phrases([
  'total',
  'subtotal',
  'annual premium',
  'estimated premium',
  'policy premium',
  'deposit premium',
  'minimum premium',
  'advance premium',
])
const perLine: ReadonlySet<FieldName> = new Set<FieldName>(['deductible', 'retention'])
/** Lines that facts aren't kept by: what is said of one is said of no other. */
const kept: ReadonlySet<PaperLine> = new Set<PaperLine>([
  ...([
    'GENERAL_LIABILITY',
    'AUTO',
    'WORKERS_COMPENSATION',
    'EMPLOYERS_LIABILITY',
    'UMBRELLA',
    'PROPERTY',
    'CYBER',
    'PROFESSIONAL',
    'DIRECTORS',
    'EMPLOYMENT_PRACTICES',
    'LIQUOR',
    'GARAGE',
    'CRIME',
  ] as const),
])

/** Whether a value stands where its field is stated: under a label, a title and a column that are about it, and about this insurance. */
export function standsFor(claim: Claim, units: readonly Unit[], about: AboutDocument): Check {
  const shape = shapeOf(claim, about)
  if (!shape.holds || ofOthers.has(about.kind)) return shape
  const found = units.filter(({ isHeading }) => !isHeading)
  const checks = found.map(unit => placeCheck(claim, unit, about))
  const [failed] = checks.filter(check => !check.holds)
  return failed && checks.every(check => !check.holds) ? failed : holds
}

const fromQualifiers: readonly [QualifierId, Reason][] = [
  ['UNDERLYING', 'OTHER_SECTION'],
  ['SUBCONTRACTORS', 'OTHER_PARTY'],
  ['INDICATION', 'OTHER_SECTION'],
  ['EARLIER', 'EARLIER_TERM'],
]

function placeCheck({ field, line }: Claim, unit: Unit, { kind }: AboutDocument): Check {
  const isAmount = isLimitField(field) || costs.has(field) || perLine.has(field)
  for (const [qualifier, reason] of fromQualifiers) {
    const isThere = unit.section.has(qualifier) || (qualifier !== 'EARLIER' && unit.own.has(qualifier))
    if (!isThere) continue
    // An umbrella's own retention is named beside the insurance below it.
    if (qualifier === 'UNDERLYING' && (field === 'umbrellaRetention' || field === 'retention')) continue
    if (isAmount && !(kind === 'APPLICATION' && qualifier === 'SUBCONTRACTORS')) return fails(reason)
    if (identities.has(field) && (qualifier === 'UNDERLYING' || qualifier === 'EARLIER')) return fails(reason)
  }
  const isRated = unit.section.has('RATING_BASIS') || (unit.isRow && unit.own.has('RATING_BASIS'))
  if (isRated && costs.has(field) && !totals.isIn(unit.text.split('\t')[0] ?? '')) return fails('OTHER_SECTION')
  if (isRated && field === 'totalCost') return fails('OTHER_LABEL')
  // Of a class of work, not of the business.
  if (unit.section.has('RATING_BASIS') && unit.text.split('\t').length > 2 && bases.has(field))
    return fails('OTHER_SECTION')
  if (perLine.has(field) && line === null && unit.line !== null && !kept.has(unit.line)) return fails('OTHER_SECTION')
  // "5% per building, $50,000 minimum" is a deductible, not the limit of the building.
  if (isLimitField(field) && unit.own.has('MINIMUM') && percentagesIn(unit.text).length > 0) return fails('OTHER_LABEL')
  if (field === 'expirationDate' && unit.own.has('OFFER_ENDS')) return fails('OTHER_LABEL')
  return holds
}

/** What the value itself can't be: a label, the insured as an additional insured, an end before the beginning. */
function shapeOf({ field, value, unit }: Claim, { effective, insured }: AboutDocument): Check {
  if (field === 'additionalInsureds' && insured.has(key(String(value)))) return fails('OTHER_PARTY')
  if (field === 'expirationDate' && effective.length > 0 && effective.every(day => String(value) <= day))
    return fails('OTHER_LABEL')
  // A line with an address and a ZIP code is a letterhead.
  if (field === 'insurerName' && /\b[A-Z]{2} \d{5}\b/.test(String(value))) return fails('NO_NAME')
  return unit === 'TEXT' && isLabel(String(value)) ? fails('LABEL_AS_VALUE') : holds
}

const key = (text: string) =>
  wordsOf(text.replace(/^\s*(?:named )?insured\s*:\s*/i, ''))
    .map(({ word }) => word)
    .filter(word => word !== '.')
    .join(' ')

/** Words that forms label their boxes with. A text of nothing else is a label. */
const formWords: ReadonlySet<string> = new Set(
  'code description primary operations operation name address mailing location locations covered number no date dates limit limits premium class type amount schedule of or and the for a s gl form forms title titles person persons organization organizations insured insureds additional designated phone fax email city state zip county policy policies effective expiration coverage coverages item items loc bldg building page producer agency carrier company insurer naic signature applicant business information nature term period from to any all per each other remarks comments see attached'.split(
    ' ',
  ),
)

function isLabel(text: string): boolean {
  const words = wordsOf(text).filter(({ word }) => word !== '.')
  return words.length > 0 && words.length <= 8 && words.every(({ word }) => formWords.has(word))
}
