import type { PaperLine } from './lines.ts'

interface LimitLabel {
  id: string
  label: string
  /** Lines that have such a limit; without any, every line can. */
  lines?: readonly PaperLine[]
  phrases: readonly string[]
}

/** How papers label their limits, the most exact first. */
export const limitLabels = [
  {
    id: 'PRODUCTS',
    label: 'Products-completed operations aggregate',
    lines: ['GENERAL_LIABILITY'],
    phrases: [
      'products ~2 completed operations',
      'products ~2 completed ops',
      'products ~2 comp op',
      'products ~2 comp ops',
      'products aggregate',
      'completed operations aggregate',
      'products liability aggregate',
    ],
  },
  {
    id: 'PERSONAL',
    label: 'Personal and advertising injury',
    lines: ['GENERAL_LIABILITY'],
    phrases: ['personal ~3 advertising', 'personal ~2 adv', 'personal injury'],
  },
  {
    id: 'MEDICAL',
    label: 'Medical expense',
    lines: ['GENERAL_LIABILITY', 'AUTO'],
    phrases: [
      'medical expense',
      'medical expenses',
      'medical payment',
      'med exp',
      'med pay',
      'medical limit',
      'medical',
    ],
  },
  {
    id: 'RENTED',
    label: 'Damage to rented premises',
    lines: ['GENERAL_LIABILITY'],
    phrases: [
      'damage to ~2 premises',
      'rented premises',
      'premises rented to you',
      'fire damage',
      'fire legal',
      'tenant legal',
    ],
  },
  {
    id: 'GENERAL_AGGREGATE',
    label: 'General aggregate',
    lines: ['GENERAL_LIABILITY'],
    phrases: ['general aggregate', 'general agg', 'gen aggregate'],
  },
  {
    id: 'DISEASE_EMPLOYEE',
    label: 'Disease, each employee',
    lines: ['EMPLOYERS_LIABILITY', 'WORKERS_COMPENSATION'],
    phrases: [
      'disease ~3 each|per|ea|any employee',
      'each|per|ea employee ~2 disease',
      'each|per|ea employee',
      'disease ~2 each|per person',
    ],
  },
  {
    id: 'DISEASE_POLICY',
    label: 'Disease, policy limit',
    lines: ['EMPLOYERS_LIABILITY', 'WORKERS_COMPENSATION'],
    phrases: [
      'disease ~3 policy limit',
      'policy limit ~2 disease',
      'disease ~2 policy',
      'policy limit',
      'disease ~2 aggregate',
    ],
  },
  {
    id: 'EACH_ACCIDENT',
    label: 'Each accident',
    lines: ['EMPLOYERS_LIABILITY', 'WORKERS_COMPENSATION'],
    phrases: ['each|per|ea|any accident', 'bodily injury by accident'],
  },
  {
    id: 'COMBINED_SINGLE',
    label: 'Combined single limit',
    lines: ['AUTO'],
    phrases: [
      'combined single limit',
      'csl',
      'combined single',
      'each|per|any accident',
      'each|per|any occurrence',
      'single limit',
      'liability limit',
    ],
  },
  {
    id: 'EACH_OCCURRENCE',
    label: 'Each occurrence',
    phrases: ['each|per|any|one occurrence', 'occurrence limit', 'each occ', 'per occ', 'any one occurrence'],
  },
  {
    id: 'EACH_CLAIM',
    label: 'Each claim',
    phrases: [
      'each|per|any|one claim',
      'claim limit',
      'each|per wrongful act',
      'each|per incident',
      'each|per pollution condition',
      'each|per loss',
      'each|per event',
      'each|per common cause',
    ],
  },
  {
    id: 'AGGREGATE',
    label: 'Aggregate',
    phrases: ['aggregate', 'annual aggregate', 'policy aggregate', 'aggregate limit', 'agg'],
  },
] as const satisfies readonly LimitLabel[]

export type LimitLabelId = (typeof limitLabels)[number]['id'] | 'LIMIT'
