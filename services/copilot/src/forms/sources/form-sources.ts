import type { FieldKind } from '@coverdesk/forms'
import { type FormRow, formRows } from './form-rows.ts'

/** One thing that a form can say, as a field can be filled with it. */
export interface FormSource {
  /** For good: mappings are kept by it. */
  key: string
  label: string
  group: string
  kind: FieldKind
}

export const insurerLetters = ['A', 'B', 'C', 'D', 'E', 'F'] as const

const group = (
  name: string,
  prefix: string,
  facts: readonly (readonly [key: string, label: string, kind?: FieldKind])[],
): FormSource[] => facts.map(([key, label, kind = 'TEXT']) => ({ key: `${prefix}.${key}`, label, group: name, kind }))

const party = [
  ['name', 'Name'],
  ['nameAndAddress', 'Name and address, in lines'],
  ['address', 'Address, in lines'],
  ['addressLine1', 'Address, first line'],
  ['addressLine2', 'Address, second line'],
  ['city', 'City'],
  ['state', 'State'],
  ['zip', 'ZIP code'],
  ['cityStateZip', 'City, state and ZIP code'],
] as const

const ofPolicy = [
  ['policyNumber', 'Policy number'],
  ['effective', 'Effective date'],
  ['expiration', 'Expiration date'],
  ['insurerName', 'Insurer'],
  ['insurerNaic', 'NAIC number of the insurer'],
  ['premium', 'Premium'],
  ['deductible', 'Deductible'],
] as const

const ofRow = ({ key, group: name, limits }: FormRow) =>
  group(name, key, [
    ['isCertified', 'There is such a policy', 'CHECKBOX'],
    ...(key === 'umbrella'
      ? ([
          ['isUmbrella', 'It is an umbrella', 'CHECKBOX'],
          ['isExcess', 'It is an excess policy', 'CHECKBOX'],
        ] as const)
      : []),
    ['insurerLetter', 'Insurer’s letter'],
    ...ofPolicy,
    ['additionalInsured', 'Additional insured, as a mark', 'CHECKBOX'],
    ['additionalInsuredYesNo', 'Additional insured, as Y or N'],
    ['waiver', 'Waiver of subrogation, as a mark', 'CHECKBOX'],
    ['waiverYesNo', 'Waiver of subrogation, as Y or N'],
    ['primary', 'Primary and noncontributory, as a mark', 'CHECKBOX'],
    ['primaryYesNo', 'Primary and noncontributory, as Y or N'],
    ...limits.map(({ key: limitKey, label }) => [limitKey, label] as const),
  ])

/** All of them, in the order in which people look for them. */
export const formSources: readonly FormSource[] = [
  ...group('Form', 'form', [
    ['date', 'Today’s date'],
    ['description', 'Description of operations or remarks'],
    ['loanNumber', 'Loan number'],
    ['certificateNumber', 'Certificate number'],
  ]),
  ...group('Agency', 'producer', [...party, ['phone', 'Phone'], ['licenseNumber', 'License number']]),
  ...group('Agency contact', 'contact', [
    ['name', 'Name'],
    ['email', 'Email'],
  ]),
  ...group('Insured', 'insured', [...party, ['phone', 'Phone'], ['email', 'Email']]),
  ...group('Certificate holder or additional interest', 'holder', party),
  ...group('Policy', 'policy', ofPolicy),
  ...group(
    'Insurers',
    'insurer',
    insurerLetters.flatMap(letter => [
      [`${letter}.name`, `Insurer ${letter}`] as const,
      [`${letter}.naic`, `Insurer ${letter}, NAIC number`] as const,
    ]),
  ),
  ...formRows.flatMap(ofRow),
  ...group('Business', 'business', [
    ['operations', 'Operations'],
    ['annualRevenue', 'Annual revenue'],
    ['annualPayroll', 'Annual payroll'],
    ['employeeCount', 'Employees'],
    ['yearBuilt', 'Year built'],
    ['yearsInBusiness', 'Years in business'],
    ['location', 'Location'],
  ]),
]

export const sourceByKey: ReadonlyMap<string, FormSource> = new Map(formSources.map(source => [source.key, source]))

/** A source of the other kind can't be shown: a mark is no text. */
export const fits = (source: string, { kind }: { kind: FieldKind }): boolean => sourceByKey.get(source)?.kind === kind
