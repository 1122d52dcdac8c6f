import {
  type FieldKind,
  type FieldSource,
  insurerLetters,
  isCertifiedFact,
  partyFacts,
  sourcesOf,
  termFacts,
  umbrellaFacts,
} from '@coverdesk/forms'
import { type FormRow, formRows } from './form-rows.ts'

const ofPolicy = [
  ['policyNumber', 'Policy number'],
  ['effective', 'Effective date'],
  ['expiration', 'Expiration date'],
  ['insurerName', 'Insurer'],
  ['insurerNaic', 'NAIC number of the insurer'],
  ['premium', 'Premium'],
  ['deductible', 'Deductible'],
] as const

const ofRow = ({ key, group, limits }: FormRow) =>
  sourcesOf(group, key, [
    isCertifiedFact,
    ...(key === 'umbrella' ? umbrellaFacts : []),
    ['insurerLetter', 'Insurer’s letter'],
    ...ofPolicy,
    ...termFacts,
    ...limits.map(({ key: limitKey, label }) => [limitKey, label] as const),
  ])

/** All of them, in the order in which people look for them. */
export const formSources: readonly FieldSource[] = [
  ...sourcesOf('Form', 'form', [
    ['date', 'Today’s date'],
    ['description', 'Description of operations or remarks'],
    ['loanNumber', 'Loan number'],
    ['certificateNumber', 'Certificate number'],
  ]),
  ...sourcesOf('Agency', 'producer', [...partyFacts, ['phone', 'Phone'], ['licenseNumber', 'License number']]),
  ...sourcesOf('Agency contact', 'contact', [
    ['name', 'Name'],
    ['email', 'Email'],
  ]),
  ...sourcesOf('Insured', 'insured', [...partyFacts, ['phone', 'Phone'], ['email', 'Email']]),
  ...sourcesOf('Certificate holder or additional interest', 'holder', partyFacts),
  ...sourcesOf('Policy', 'policy', ofPolicy),
  ...sourcesOf(
    'Insurers',
    'insurer',
    insurerLetters.flatMap(letter => [
      [`${letter}.name`, `Insurer ${letter}`] as const,
      [`${letter}.naic`, `Insurer ${letter}, NAIC number`] as const,
    ]),
  ),
  ...formRows.flatMap(ofRow),
  ...sourcesOf('Business', 'business', [
    ['operations', 'Operations'],
    ['annualRevenue', 'Annual revenue'],
    ['annualPayroll', 'Annual payroll'],
    ['employeeCount', 'Employees'],
    ['yearBuilt', 'Year built'],
    ['yearsInBusiness', 'Years in business'],
    ['location', 'Location'],
  ]),
]

export const sourceByKey: ReadonlyMap<string, FieldSource> = new Map(formSources.map(source => [source.key, source]))

/** A source of the other kind can't be shown: a mark is no text. */
export const fits = (source: string, { kind }: { kind: FieldKind }): boolean => sourceByKey.get(source)?.kind === kind
