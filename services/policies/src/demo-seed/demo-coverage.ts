import type { InsuranceType, LimitName } from '../models/enumerations.ts'

/** What policies of a line say; amounts are whole dollars. */
interface LineCoverage {
  limits: Partial<Record<LimitName, number>>
  extraLimits?: Record<string, number>
  deductible?: number
  covers: Statement[]
  excludes: Statement[]
  /** Who is an additional insured without being named. */
  blanket?: [type: string, description: string][]
}
type Statement = [title: string, description: string, quote?: string]

const byContract: [string, string] = [
  'Written contract',
  'Whoever the insured has agreed in writing, before a loss, to add as an additional insured; for ongoing operations.',
]
const byLease: [string, string] = [
  'Lessor of premises',
  'Whoever leases premises to the insured, for the part that is leased.',
]

const generalLiability: LineCoverage = {
  limits: {
    glPerOccurrenceLimit: 1_000_000,
    glAggregateLimit: 2_000_000,
    glProductsAndCompletedOperationsLimit: 2_000_000,
    glPersonalAndAdvertisingInjuryLimit: 1_000_000,
    glRentedPremisesDamageLimit: 300_000,
    glMedicalPerPersonLimit: 10_000,
  },
  deductible: 2_500,
  covers: [
    [
      'Bodily injury and property damage',
      'Liability for injuries and damage that happen at the premises or by the operations of the insured.',
      'We will pay those sums that the insured becomes legally obligated to pay as damages because of bodily injury or property damage to which this insurance applies.',
    ],
    ['Products and completed operations', 'Liability for what the insured has sold, and for work that is finished.'],
    ['Medical payments', 'Medical costs of people hurt at the premises, whoever is at fault.'],
  ],
  excludes: [
    [
      'Pollution',
      'Release of pollutants, but for smoke of a hostile fire.',
      'This insurance does not apply to the discharge, dispersal, release or escape of pollutants.',
    ],
    ['Professional services', 'Advice and design for a fee.'],
  ],
  blanket: [byContract, byLease],
}

const umbrella: LineCoverage = {
  limits: { umbrellaPerOccurrenceLimit: 5_000_000, umbrellaAggregateLimit: 5_000_000 },
  extraLimits: { 'Self-insured retention': 10_000 },
  covers: [
    [
      'Follows the policies below',
      'Pays above general liability, auto and employer’s liability once their limits are used up.',
    ],
    ['Defense', 'Outside of the limits where no policy below pays for it.'],
  ],
  excludes: [['Workers compensation', 'Benefits that a law on workers compensation demands.']],
  blanket: [byContract],
}

const property: LineCoverage = {
  limits: { propertyBuildingLimit: 2_400_000, propertyContentsLimit: 650_000 },
  extraLimits: { 'Business income': 500_000, 'Equipment breakdown': 250_000 },
  deductible: 5_000,
  covers: [
    [
      'Buildings at replacement cost',
      'Named buildings, for what it costs to build them again.',
      'Replacement cost without deduction for depreciation applies to the covered property described in the declarations.',
    ],
    ['Business income', 'Income that is lost while a covered damage is repaired, up to twelve months.'],
    ['Theft of contents', 'Also of customers’ property in the care of the insured, up to 50,000 dollars.'],
  ],
  excludes: [
    ['Flood', 'Surface water, waves and overflow of any body of water.'],
    ['Earth movement', 'Earthquake, landslide and subsidence, but for fire that follows.'],
  ],
}

const cyber: LineCoverage = {
  limits: { cyberAggregateLimit: 1_000_000, cyberRetentionLimit: 10_000 },
  extraLimits: { 'Funds transfer fraud': 250_000, 'Dependent business interruption': 500_000 },
  covers: [
    ['Incident response', 'Lawyers, forensics and notices after an event, from the first hour.'],
    ['Extortion', 'Ransom and negotiation, where the law allows paying.'],
    ['Liability for data', 'Claims of people whose data came into wrong hands, and penalties where insurable.'],
  ],
  excludes: [
    [
      'Unencrypted devices',
      'Loss of portable devices that were not encrypted.',
      'We shall not be liable for any loss arising out of the loss of an unencrypted portable device.',
    ],
  ],
}

const professional = (retention: number, what: string): LineCoverage => ({
  limits: {},
  extraLimits: { 'Each claim': 1_000_000, Aggregate: 3_000_000, Retention: retention },
  covers: [
    ['Wrongful acts', `Mistakes in ${what}, for claims made while the policy runs.`, 'This is a claims-made policy.'],
    ['Defense', 'Inside of the limit.'],
  ],
  excludes: [
    ['Known circumstances', 'What the insured knew before the first day and did not tell.'],
    ['Fines and penalties', 'Unless the law of the place lets them be insured.'],
  ],
})

const package_: LineCoverage = {
  limits: { ...generalLiability.limits, ...property.limits },
  extraLimits: { 'Business income': 750_000, 'Spoilage of stock': 100_000 },
  deductible: 5_000,
  covers: [...generalLiability.covers.slice(0, 2), ...property.covers.slice(0, 2)],
  excludes: [...generalLiability.excludes.slice(0, 1), ...property.excludes],
  blanket: [byContract, byLease],
}

const auto: LineCoverage = {
  limits: {},
  extraLimits: { 'Combined single limit': 1_000_000, 'Uninsured motorists': 1_000_000, 'Medical payments': 5_000 },
  deductible: 1_000,
  covers: [
    ['Liability, any auto', 'Owned, hired and other vehicles that are used for the business.', 'Symbol 1: any auto.'],
    ['Collision and comprehensive', 'Damage to scheduled vehicles at their actual cash value.'],
  ],
  excludes: [['Racing', 'Contests of speed, and practice for them.']],
  blanket: [byContract],
}

/** What a policy of each line covers in the demo. */
export const coverages: Partial<Record<InsuranceType, LineCoverage>> = {
  GENERAL_LIABILITY: generalLiability,
  UMBRELLA: umbrella,
  EXCESS: {
    ...umbrella,
    limits: { excessPerOccurrenceLimit: 10_000_000, excessAggregateLimit: 10_000_000 },
    extraLimits: {},
  },
  PROPERTY: property,
  PACKAGE: package_,
  BUSINESS_OWNERS: { ...package_, extraLimits: { 'Business income': 250_000 }, deductible: 1_000 },
  CYBER: cyber,
  COMMERCIAL_AUTO: auto,
  WORKERS_COMPENSATION: {
    limits: {
      wcPerAccidentLimit: 1_000_000,
      wcPerDiseaseEmployeeLimit: 1_000_000,
      wcPerDiseasePolicyLimit: 1_000_000,
    },
    covers: [
      [
        'Statutory benefits',
        'What the law of the state gives an employee who is hurt at work.',
        'We will pay promptly when due the benefits required of you by the workers compensation law.',
      ],
      ['Employer’s liability', 'Claims of employees beyond those benefits.'],
    ],
    excludes: [['Owners who opted out', 'Officers and owners who are excluded by name.']],
  },
  PROFESSIONAL_LIABILITY: professional(5_000, 'professional services'),
  ERRORS_AND_OMISSION: professional(10_000, 'work for others'),
  DIRECTORS_AND_OFFICERS: professional(25_000, 'running the company'),
  EMPLOYMENT_PRACTICES_LIABILITY: professional(15_000, 'hiring, promoting and letting go'),
  PRODUCT_LIABILITY: {
    ...generalLiability,
    blanket: [['Vendors', 'Whoever sells the insured’s products in the course of business.']],
  },
  SHIPPING_AND_TRANSPORTATION: {
    limits: {},
    extraLimits: { 'Cargo, each vehicle': 250_000, 'Refrigeration breakdown': 50_000 },
    deductible: 2_500,
    covers: [
      [
        'Motor truck cargo',
        'Goods of others while the insured carries them.',
        'Covered property is lawful goods and merchandise of others under a bill of lading.',
      ],
    ],
    excludes: [['Live animals', 'But for their death by fire or collision.']],
  },
  OTHER: {
    limits: {},
    extraLimits: { 'Each occurrence': 1_000_000 },
    covers: [['As scheduled', 'What the schedule of the policy names.']],
    excludes: [['War', 'Whether it was declared or not.']],
  },
}
