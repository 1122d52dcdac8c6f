import type { FieldName, InsuranceType } from '@coverdesk/coverage'

/** A limit in a row: by the fields of the coverage schema, the first one that belongs to the row’s policy. */
export interface RowLimit {
  key: string
  label: string
  fields: readonly FieldName[]
  /** The concepts of field names that mean it, without those of the row. */
  about: string
  /** Whether those name no other limit, so that the row needn’t be named. */
  isUnique?: boolean
  besides?: string
}

/** A policy of a line of business, as forms ask for it. */
export interface FormRow {
  key: string
  group: string
  /** The first one that there is a policy of. */
  lines: readonly InsuranceType[]
  /** Each of these concepts names it. */
  sections: readonly string[]
  limits: readonly RowLimit[]
}

const limit = (
  key: string,
  label: string,
  fields: readonly FieldName[],
  about: string,
  more: Pick<RowLimit, 'isUnique' | 'besides'> = {},
): RowLimit => ({ key, label, fields, about, ...more })
const unique = (besides = '') => ({ isUnique: true, besides })

export const formRows: readonly FormRow[] = [
  {
    key: 'generalLiability',
    group: 'General Liability',
    lines: ['GENERAL_LIABILITY', 'BUSINESS_OWNERS', 'PACKAGE'],
    sections: ['GENERAL_LIABILITY'],
    limits: [
      limit('eachOccurrence', 'Each occurrence', ['glPerOccurrenceLimit'], 'EACH_OCCURRENCE'),
      limit(
        'damageToRentedPremises',
        'Damage to rented premises',
        ['glRentedPremisesDamageLimit'],
        'RENTED',
        unique('EACH_OCCURRENCE'),
      ),
      limit('medicalEachPerson', 'Medical, each person', ['glMedicalPerPersonLimit'], 'MEDICAL', unique('EACH_PERSON')),
      limit(
        'personalAndAdvertisingInjury',
        'Personal and advertising injury',
        ['glPersonalAndAdvertisingInjuryLimit'],
        'PERSONAL',
        unique(),
      ),
      limit('generalAggregate', 'General aggregate', ['glAggregateLimit'], 'GENERAL_AGGREGATE', unique()),
      limit(
        'productsAndCompletedOperations',
        'Products and completed operations',
        ['glProductsAndCompletedOperationsLimit'],
        'PRODUCTS',
        unique('AGGREGATE'),
      ),
    ],
  },
  {
    key: 'automobile',
    group: 'Auto',
    lines: ['COMMERCIAL_AUTO'],
    sections: ['AUTOMOBILE'],
    limits: [
      limit(
        'combinedSingleLimit',
        'Combined single limit',
        ['autoCombinedSingleLimit'],
        'COMBINED',
        unique('EACH_ACCIDENT'),
      ),
      limit(
        'bodilyInjuryEachPerson',
        'Bodily injury, each person',
        ['autoBodilyInjuryPerPersonLimit'],
        'BODILY_INJURY EACH_PERSON',
        unique(),
      ),
      limit(
        'bodilyInjuryEachAccident',
        'Bodily injury, each accident',
        ['autoBodilyInjuryPerAccidentLimit'],
        'BODILY_INJURY EACH_ACCIDENT',
        unique(),
      ),
      limit('propertyDamage', 'Property damage', ['autoPropertyDamageLimit'], 'PROPERTY_DAMAGE', {
        besides: 'EACH_ACCIDENT',
      }),
    ],
  },
  {
    key: 'umbrella',
    group: 'Umbrella or Excess',
    lines: ['UMBRELLA', 'EXCESS'],
    sections: ['UMBRELLA', 'EXCESS', 'UMBRELLA EXCESS'],
    limits: [
      limit(
        'eachOccurrence',
        'Each occurrence',
        ['umbrellaPerOccurrenceLimit', 'excessPerOccurrenceLimit'],
        'EACH_OCCURRENCE',
      ),
      limit('aggregate', 'Aggregate', ['umbrellaAggregateLimit', 'excessAggregateLimit'], 'AGGREGATE'),
      limit('retention', 'Retention', ['umbrellaRetention', 'retention'], 'RETENTION'),
    ],
  },
  {
    key: 'workersCompensation',
    group: 'Workers Compensation',
    lines: ['WORKERS_COMPENSATION'],
    sections: ['WORKERS'],
    limits: [
      limit('eachAccident', 'Each accident', ['wcPerAccidentLimit'], 'EACH_ACCIDENT'),
      limit(
        'diseaseEachEmployee',
        'Disease, each employee',
        ['wcPerDiseaseEmployeeLimit'],
        'DISEASE EACH_EMPLOYEE',
        unique(),
      ),
      limit(
        'diseasePolicyLimit',
        'Disease, policy limit',
        ['wcPerDiseasePolicyLimit'],
        'DISEASE POLICY_LIMIT',
        unique(),
      ),
    ],
  },
  {
    key: 'property',
    group: 'Property',
    lines: ['PROPERTY', 'BUSINESS_OWNERS', 'PACKAGE'],
    sections: ['PROPERTY'],
    limits: [
      limit('building', 'Building', ['propertyBuildingLimit'], 'BUILDING', unique()),
      limit('contents', 'Contents', ['propertyContentsLimit'], 'CONTENTS', unique()),
      limit('businessIncome', 'Business income', ['propertyBusinessIncomeLimit'], 'BUSINESS_INCOME', unique()),
      limit(
        'windHailDeductible',
        'Wind and hail deductible',
        ['windHailDeductible'],
        'WIND_HAIL',
        unique('DEDUCTIBLE'),
      ),
    ],
  },
  {
    key: 'professional',
    group: 'Professional Liability',
    lines: ['PROFESSIONAL_LIABILITY', 'ERRORS_AND_OMISSION'],
    sections: ['PROFESSIONAL'],
    limits: [
      limit('eachClaim', 'Each claim', ['professionalPerClaimLimit'], 'EACH_CLAIM'),
      limit('aggregate', 'Aggregate', ['professionalAggregateLimit'], 'AGGREGATE'),
    ],
  },
  {
    key: 'cyber',
    group: 'Cyber',
    lines: ['CYBER'],
    sections: ['CYBER'],
    limits: [
      limit('aggregate', 'Aggregate', ['cyberAggregateLimit'], 'AGGREGATE'),
      limit('retention', 'Retention', ['cyberRetentionLimit', 'retention'], 'RETENTION'),
    ],
  },
]

/** Of a row, by its key. */
export const rowOfKey = (key: string): FormRow | undefined => formRows.find(row => row.key === key)
