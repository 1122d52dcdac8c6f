import {
  type FieldSource,
  insurerLetters,
  isCertifiedFact,
  partyFacts,
  sourcesOf,
  termFacts,
  umbrellaFacts,
} from '@coverdesk/forms'
import type { InsuranceType } from '../../record/certificate-snapshot.ts'
import type { TermName } from '../../record/line-terms.ts'

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

const ofPolicy = [
  ['insurerLetter', 'Insurer’s letter'],
  ...termFacts,
  ['policyNumber', 'Policy number'],
  ['effective', 'Effective date'],
  ['expiration', 'Expiration date'],
] as const

const ofRow = ({ key, group, limits }: CoverageRow) => {
  const marks = key === 'umbrella' ? umbrellaFacts : [isCertifiedFact]
  const own = limits.map(({ key: limitKey, label }) => [limitKey, label] as const)
  const another = [
    ['otherLimitName', 'One more limit, its name'],
    ['otherLimit', 'One more limit, its amount'],
  ] as const
  return sourcesOf(group, key, [...marks, ...ofPolicy, ...own, ...another])
}

/** All of them, in the order in which people look for them. */
export const certificateSources: readonly FieldSource[] = [
  ...sourcesOf('Certificate', 'certificate', [
    ['number', 'Certificate number'],
    ['issuedOn', 'Date'],
    ['issuedBy', 'Issued by'],
    ['description', 'Description of operations'],
    ['additionalInsured', 'The holder is an additional insured', 'CHECKBOX'],
  ]),
  ...sourcesOf('Producer', 'producer', [
    ['name', 'Agency name'],
    ...partyFacts.slice(1),
    ['phone', 'Phone'],
    ['licenseNumber', 'License number'],
  ]),
  ...sourcesOf('Insured', 'insured', partyFacts),
  ...sourcesOf('Certificate holder', 'holder', partyFacts),
  ...sourcesOf(
    'Insurers',
    'insurer',
    insurerLetters.map(letter => [`${letter}.name`, `Insurer ${letter}`] as const),
  ),
  ...coverageRows.flatMap(ofRow),
  ...otherRows.flatMap((key, place) =>
    sourcesOf(`Other policy ${place + 1}`, key, [
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

export const sourceByKey: ReadonlyMap<string, FieldSource> = new Map(
  certificateSources.map(source => [source.key, source]),
)
