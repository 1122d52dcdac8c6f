import type { FieldKind } from '@coverdesk/forms'
import type { InsuranceType } from '../../record/certificate-snapshot.ts'
import type { TermName } from '../../record/line-terms.ts'

/** One fact of a certificate, as a field can be filled with it. */
export interface CertificateSource {
  /** For good: mappings are kept by it. */
  key: string
  label: string
  group: string
  kind: FieldKind
}

/** A limit that has its place in a row: `key` behind the row's, and how policies call it. */
export interface RowLimit {
  key: string
  label: string
  /** Of the limit's name in small letters. */
  names: RegExp
}

/** A row of a form: policies of these types stand in it, those of the first type before others. */
export interface CoverageRow {
  key: string
  group: string
  types: readonly InsuranceType[]
  limits: readonly RowLimit[]
}

const limit = (key: string, label: string, names: RegExp): RowLimit => ({ key, label, names })

/** The rows that certificates usually have. */
export const coverageRows: readonly CoverageRow[] = [
  {
    key: 'generalLiability',
    group: 'General Liability',
    types: ['GENERAL_LIABILITY', 'BUSINESS_OWNERS', 'PACKAGE'],
    limits: [
      limit('eachOccurrence', 'Each occurrence', /^each occurrence$/),
      limit('damageToRentedPremises', 'Damage to rented premises', /rented premises|premises rented/),
      limit('medicalEachPerson', 'Medical, each person', /^medical\b.*(?:person|expense)/),
      limit('medicalEachOccurrence', 'Medical, each occurrence', /^medical\b.*occurrence/),
      limit('personalAndAdvertisingInjury', 'Personal and advertising injury', /^personal\b.*advertising/),
      limit('generalAggregate', 'General aggregate', /^general aggregate$/),
      limit('productsAndCompletedOperations', 'Products and completed operations', /^products\b.*completed operations/),
    ],
  },
  {
    key: 'automobile',
    group: 'Auto',
    types: ['COMMERCIAL_AUTO'],
    limits: [
      limit('combinedSingleLimit', 'Combined single limit', /^combined single limit|^csl$/),
      limit('bodilyInjuryEachPerson', 'Bodily injury, each person', /^bodily injury\b.*person/),
      limit('bodilyInjuryEachAccident', 'Bodily injury, each accident', /^bodily injury\b.*accident/),
      limit('propertyDamage', 'Property damage', /^property damage/),
    ],
  },
  {
    key: 'umbrella',
    group: 'Umbrella or Excess',
    types: ['UMBRELLA', 'EXCESS'],
    limits: [
      limit('eachOccurrence', 'Each occurrence', /^each occurrence$/),
      limit('aggregate', 'Aggregate', /^(?:general )?aggregate$/),
      limit('retention', 'Retention', /^(?:self[- ]insured )?retention$/),
    ],
  },
  {
    key: 'workersCompensation',
    group: 'Workers Compensation',
    types: ['WORKERS_COMPENSATION'],
    limits: [
      limit('eachAccident', 'Each accident', /^each accident$/),
      limit('diseaseEachEmployee', 'Disease, each employee', /^disease\b.*employee/),
      limit('diseasePolicyLimit', 'Disease, policy limit', /^disease\b.*policy/),
    ],
  },
]

/** Rows that any policy may stand in. */
export const otherRows = ['other1', 'other2', 'other3'] as const
export const insurerLetters = ['A', 'B', 'C', 'D', 'E', 'F'] as const

const group = (
  name: string,
  prefix: string,
  facts: readonly (readonly [key: string, label: string, kind?: FieldKind])[],
) =>
  facts.map(([key, label, kind = 'TEXT']): CertificateSource => ({ key: `${prefix}.${key}`, label, group: name, kind }))

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
  ['insurerLetter', 'Insurer’s letter'],
  ['additionalInsured', 'Additional insured, as a mark', 'CHECKBOX'],
  ['additionalInsuredYesNo', 'Additional insured, as Y or N'],
  ['waiver', 'Waiver of subrogation, as a mark', 'CHECKBOX'],
  ['waiverYesNo', 'Waiver of subrogation, as Y or N'],
  ['primary', 'Primary and noncontributory, as a mark', 'CHECKBOX'],
  ['primaryYesNo', 'Primary and noncontributory, as Y or N'],
  ['policyNumber', 'Policy number'],
  ['effective', 'Effective date'],
  ['expiration', 'Expiration date'],
] as const

const ofRow = ({ key, group: name, limits }: CoverageRow) => {
  const marks =
    key === 'umbrella'
      ? ([
          ['isUmbrella', 'It is an umbrella', 'CHECKBOX'],
          ['isExcess', 'It is an excess policy', 'CHECKBOX'],
        ] as const)
      : ([['isCertified', 'There is such a policy', 'CHECKBOX']] as const)
  const own = limits.map(({ key: limitKey, label }) => [limitKey, label] as const)
  const another = [
    ['otherLimitName', 'One more limit, its name'],
    ['otherLimit', 'One more limit, its amount'],
  ] as const
  return group(name, key, [...marks, ...ofPolicy, ...own, ...another])
}

/** All of them, in the order in which people look for them. */
export const certificateSources: readonly CertificateSource[] = [
  ...group('Certificate', 'certificate', [
    ['number', 'Certificate number'],
    ['issuedOn', 'Date'],
    ['issuedBy', 'Issued by'],
    ['description', 'Description of operations'],
    ['additionalInsured', 'The holder is an additional insured', 'CHECKBOX'],
  ]),
  ...group('Producer', 'producer', [
    ['name', 'Agency name'],
    ...party.slice(1),
    ['phone', 'Phone'],
    ['licenseNumber', 'License number'],
  ]),
  ...group('Insured', 'insured', party),
  ...group('Certificate holder', 'holder', party),
  ...group(
    'Insurers',
    'insurer',
    insurerLetters.map(letter => [`${letter}.name`, `Insurer ${letter}`] as const),
  ),
  ...coverageRows.flatMap(ofRow),
  ...otherRows.flatMap((key, place) =>
    group(`Other policy ${place + 1}`, key, [
      ['type', 'Type of insurance'],
      ...ofPolicy,
      ['limits', 'Limits, in lines'],
    ]),
  ),
]

/** Behind the row’s; `…YesNo` is the same as Y or N. */
export const termSources: Readonly<Record<TermName, string>> = {
  waiverOfSubrogation: 'waiver',
  primaryNonContributory: 'primary',
}

export const sourceByKey: ReadonlyMap<string, CertificateSource> = new Map(
  certificateSources.map(source => [source.key, source]),
)
