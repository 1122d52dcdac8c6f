import type { DocumentKind } from './document-kinds.ts'
import { type DocumentLimitName, documentLimits, type Limit, type LimitName, policyLimits } from './limits.ts'

/** A field of a fact. */
export interface Field {
  /** As people read it. */
  label: string
  /** What its values are; an amount can also be a word, such as INCLUDED. */
  unit: 'USD' | 'DATE' | 'TEXT' | 'PERCENT' | 'COUNT' | 'WORD'
  /** Whether each line of business can have its own; by default false: it is the whole document's. */
  isPerLine?: boolean
  /** Whether its value is a list of texts. */
  isList?: boolean
  /** Which kinds of documents should have it: there, its absence is worth saying. */
  expectedIn: readonly DocumentKind[]
}

const policy = ['DECLARATIONS', 'QUOTE', 'BINDER'] as const
const text = (label: string, expectedIn: readonly DocumentKind[] = []) => ({ label, unit: 'TEXT', expectedIn }) as const
const money = (label: string, expectedIn: readonly DocumentKind[] = []) => ({ label, unit: 'USD', expectedIn }) as const
const date = (label: string, expectedIn: readonly DocumentKind[] = []) => ({ label, unit: 'DATE', expectedIn }) as const
const yesOrNo = (label: string, expectedIn: readonly DocumentKind[] = []) =>
  ({ label, unit: 'WORD', expectedIn }) as const
const count = (label: string, expectedIn: readonly DocumentKind[] = []) =>
  ({ label, unit: 'COUNT', expectedIn }) as const
const list = (label: string, expectedIn: readonly DocumentKind[] = []) =>
  ({ label, unit: 'TEXT', isList: true, expectedIn }) as const

const asField = ({ label }: Limit) => ({ label, unit: 'USD', isPerLine: true, expectedIn: [] }) as const
const limits = Object.fromEntries(
  Object.entries({ ...policyLimits, ...documentLimits }).map(([name, limit]) => [name, asField(limit)]),
) as unknown as Record<LimitName | DocumentLimitName, Field>

/** Everything that facts are about. */
export const fields = {
  documentKind: { label: 'Kind of document', unit: 'WORD', expectedIn: [] },
  insuredName: text('Named insured', [...policy, 'CERTIFICATE', 'APPLICATION', 'LOSS_RUN']),
  insuredAddress: text('Address of the insured', [...policy, 'CERTIFICATE']),
  insurerName: { ...text('Insurer', [...policy, 'CERTIFICATE']), isPerLine: true },
  insurerNaic: { ...text('NAIC number', ['CERTIFICATE']), isPerLine: true },
  producerName: text('Producer', [...policy, 'CERTIFICATE']),
  policyNumber: {
    ...text('Policy number', ['DECLARATIONS', 'CERTIFICATE', 'ENDORSEMENT', 'LOSS_RUN']),
    isPerLine: true,
  },
  quoteNumber: text('Quote number', ['QUOTE']),
  binderNumber: text('Binder number', ['BINDER']),
  endorsementNumber: text('Endorsement number', ['ENDORSEMENT']),
  effectiveDate: { ...date('Effective', [...policy, 'CERTIFICATE', 'ENDORSEMENT']), isPerLine: true },
  expirationDate: { ...date('Expires', [...policy, 'CERTIFICATE']), isPerLine: true },
  issuedDate: date('Issued', ['CERTIFICATE']),
  premium: { ...money('Premium', ['DECLARATIONS', 'QUOTE']), isPerLine: true },
  taxes: money('Taxes'),
  policyFees: money('Fees'),
  totalCost: money('Total cost', ['QUOTE']),
  minimumEarnedPremium: { label: 'Minimum earned premium', unit: 'PERCENT', expectedIn: [] },
  commissionRate: { label: 'Commission', unit: 'PERCENT', expectedIn: [] },
  auditDate: date('Audit date'),
  ...limits,
  deductible: { ...money('Deductible', policy), isPerLine: true },
  retention: { ...money('Retention'), isPerLine: true },
  windHailDeductible: { ...money('Wind and hail deductible'), isPerLine: true },
  umbrellaRetention: { ...money('Umbrella retention'), isPerLine: true },
  forms: list('Forms and endorsements'),
  additionalInsureds: list('Additional insureds'),
  locations: list('Locations'),
  exclusions: list('Exclusions'),
  endorsementChanges: list('Changes', ['ENDORSEMENT']),
  certificateHolder: text('Certificate holder', ['CERTIFICATE']),
  descriptionOfOperations: text('Description of operations', ['CERTIFICATE']),
  additionalInsuredBox: { ...yesOrNo('Additional insured'), isPerLine: true },
  waiverBox: { ...yesOrNo('Waiver of subrogation'), isPerLine: true },
  additionalInsuredRequired: yesOrNo('Additional insured required', ['CONTRACT']),
  waiverRequired: yesOrNo('Waiver of subrogation required', ['CONTRACT']),
  primaryNonContributoryRequired: yesOrNo('Primary and noncontributory required', ['CONTRACT']),
  noticeOfCancellationDays: count('Notice of cancellation in days', ['CONTRACT']),
  ratingRequired: text('Rating of the insurer required', ['CONTRACT']),
  operations: text('Operations', ['APPLICATION']),
  annualRevenue: money('Annual revenue', ['APPLICATION']),
  annualPayroll: money('Annual payroll', ['APPLICATION']),
  employeeCount: count('Employees', ['APPLICATION']),
  yearBuilt: count('Year built'),
  yearsInBusiness: count('Years in business', ['APPLICATION']),
  valuationDate: date('Valued as of', ['LOSS_RUN']),
  claims: list('Claims', ['LOSS_RUN']),
  totalIncurred: money('Total incurred', ['LOSS_RUN']),
} as const satisfies Record<string, Field>

export type FieldName = keyof typeof fields

export const fieldNames = Object.keys(fields) as FieldName[]

export const isFieldName = (name: string): name is FieldName => Object.hasOwn(fields, name)

/** Whether a field is an amount of insurance. */
export const isLimitField = (name: string): name is LimitName | DocumentLimitName =>
  Object.hasOwn(policyLimits, name) || Object.hasOwn(documentLimits, name)
