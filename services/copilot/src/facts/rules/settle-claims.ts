import { type DocumentKind, type FieldName, type InsuranceType, isLimitField } from '@coverdesk/coverage'
import type { Claim } from '../claim.ts'
import type { Reading } from '../reading-of.ts'

/** Fields that documents of a kind don't state, whatever looks like it. */
const foreign: Partial<Record<DocumentKind, readonly FieldName[]>> = {
  CONTRACT: [
    'insuredName',
    'insuredAddress',
    'insurerName',
    'policyNumber',
    'producerName',
    'effectiveDate',
    'expirationDate',
    'issuedDate',
    'premium',
    'certificateHolder',
    'operations',
    'descriptionOfOperations',
    'locations',
    'additionalInsureds',
    'annualRevenue',
    'totalCost',
    'policyFees',
    'taxes',
  ],
  APPLICATION: ['premium', 'certificateHolder', 'additionalInsuredBox', 'waiverBox'],
  LOSS_RUN: ['premium', 'certificateHolder', 'totalCost', 'taxes', 'policyFees', 'deductible'],
  CERTIFICATE: ['additionalInsureds', 'operations'],
}
const onlyIn: Partial<Record<FieldName, readonly DocumentKind[]>> = {
  certificateHolder: ['CERTIFICATE'],
  descriptionOfOperations: ['CERTIFICATE'],
  operations: ['APPLICATION'],
  annualRevenue: ['APPLICATION'],
  annualPayroll: ['APPLICATION'],
  employeeCount: ['APPLICATION'],
  yearsInBusiness: ['APPLICATION'],
  valuationDate: ['LOSS_RUN'],
  totalIncurred: ['LOSS_RUN'],
  claims: ['LOSS_RUN'],
  endorsementNumber: ['ENDORSEMENT', 'DECLARATIONS'],
  quoteNumber: ['QUOTE', 'BINDER', 'APPLICATION'],
  binderNumber: ['BINDER'],
  noticeOfCancellationDays: ['CONTRACT'],
  ratingRequired: ['CONTRACT'],
}
/** The first statement of a name, a number or a day counts; later ones repeat it or are someone else's. */
const once: ReadonlySet<FieldName> = new Set<FieldName>([
  'insuredAddress',
  'producerName',
  'issuedDate',
  'certificateHolder',
  'descriptionOfOperations',
  'documentKind',
  'endorsementNumber',
  'quoteNumber',
  'binderNumber',
  'operations',
  'ratingRequired',
  'noticeOfCancellationDays',
  'valuationDate',
  'insurerNaic',
  'insurerName',
  'additionalInsuredRequired',
  'waiverRequired',
  'primaryNonContributoryRequired',
])

/** What stands beside a label outweighs what a sentence says in passing; two labels that contradict each other do not. */
const weighed: ReadonlySet<FieldName> = new Set<FieldName>([
  'insuredName',
  'effectiveDate',
  'expirationDate',
  'policyNumber',
])

/** Keeps what such a document can state, once for each field and line. */
export function settleClaims(reading: Reading, claims: readonly Claim[]): Claim[] {
  const { kind } = reading
  const possible = claims.filter(({ field }) => {
    const kinds = onlyIn[field]
    return kind === null || (!foreign[kind]?.includes(field) && (!kinds || kinds.includes(kind)))
  })
  const placed = possible.filter(isOfItsUnit).map(claim => ({ ...claim, line: settledLine(reading, claim) }))
  const settled = onlyGrandTotal(withTotalOfAll(reading, placed))
  return settled.filter(claim => {
    if (!once.has(claim.field) && !weighed.has(claim.field)) return true
    const same = settled.filter(other => other.field === claim.field && other.line === claim.line)
    const best = same.reduce((one, other) => (other.confidence > one.confidence + 0.05 ? other : one))
    return claim === best || (weighed.has(claim.field) && claim.confidence >= best.confidence - 0.05)
  })
}

/** A deductible may be a share of the value; a premium, a fee or a limit is none. */
const isOfItsUnit = ({ field, unit }: Claim) =>
  unit !== 'PERCENT' || (!isLimitField(field) && field !== 'premium' && field !== 'totalCost' && field !== 'policyFees')

/** "Total premium" below the premium of the last line, or the only one below several lines, is that of all lines. */
function withTotalOfAll({ lines }: Reading, claims: readonly Claim[]): Claim[] {
  const isTotal = ({ quote }: Claim) => /^(?:grand |estimated |annual )*total\b/i.test(quote)
  const premiums = claims.filter(({ field, unit }) => field === 'premium' && unit === 'USD')
  const parts = premiums.filter(claim => claim.line !== null && !isTotal(claim))
  const hasParts = (claim: Claim) =>
    parts.some(({ line, value }) => line === claim.line && value !== claim.value) &&
    parts.some(({ line }) => line !== claim.line)
  const isSum = ({ value, line }: Claim) => {
    const others = new Map(parts.filter(part => part.value !== value).map(part => [part.line, Number(part.value)]))
    const sum = [...others.values()].reduce((total, one) => total + one, 0)
    return others.size > 1 && others.has(line) && sum === value
  }
  const isOnly = (claim: Claim) => parts.length === 0 && premiums.every(({ line }) => line === claim.line)
  return claims.map(claim =>
    premiums.includes(claim) &&
    claim.line !== null &&
    (isSum(claim) || isTotal(claim)) &&
    (isSum(claim) || hasParts(claim) || (lines.length > 1 && isOnly(claim)))
      ? { ...claim, line: null }
      : claim,
  )
}

/** Totals of policies or years come before the total of all, which is their sum. */
function onlyGrandTotal(claims: readonly Claim[]): Claim[] {
  const totals = claims.filter(({ field }) => field === 'totalIncurred')
  const sum = totals.reduce((total, { value }) => total + Number(value), 0)
  const grand =
    totals.length > 2 ? totals.find(({ value }) => Number(value) > 0 && Number(value) * 2 === sum) : undefined
  return grand ? claims.filter(claim => claim.field !== 'totalIncurred' || claim === grand) : [...claims]
}

/** The deductible of a document about one line is that line's. */
function settledLine({ lines }: Reading, { field, line }: Claim): InsuranceType | null {
  const isOfLine = field === 'deductible' || field === 'retention' || field === 'windHailDeductible'
  return line === null && isOfLine && lines.length === 1 ? (lines[0] ?? null) : line
}
