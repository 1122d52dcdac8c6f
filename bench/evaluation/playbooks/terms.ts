/** What a made-up quote, policy or certificate says of general liability; amounts in dollars, null where it says nothing. */
export interface Terms {
  insurer: string
  policyNumber: string
  occurrence: number
  aggregate: number
  products: number | 'Included'
  medical: number | 'Excluded' | null
  deductible: number
  premium: number
  hasAdditionalInsured: boolean
  hasWaiver: boolean
  /** An endorsement that takes the waiver away. */
  removesWaiver: boolean
}

export const usualTerms: Terms = {
  ...{ insurer: 'Harbor Mutual Insurance Company', policyNumber: 'CGL 4471902-26' },
  ...{
    occurrence: 1_000_000,
    aggregate: 2_000_000,
    products: 2_000_000,
    medical: 5_000,
    deductible: 0,
    premium: 8_400,
  },
  ...{ hasAdditionalInsured: true, hasWaiver: true, removesWaiver: false },
}

/** How two documents of a case relate. */
export interface Variation {
  name: 'agreeing' | 'differing' | 'missing' | 'trap' | 'scan' | 'long'
  first: Terms
  second: Terms
  isScan?: boolean
  /** Pages of wording before the limits. */
  fillerPages?: number
  hasInjection?: boolean
}

const differing = { ...usualTerms, occurrence: 2_000_000, deductible: 500, premium: 9_150 }

export const variations: readonly Variation[] = [
  { name: 'agreeing', first: usualTerms, second: usualTerms },
  { name: 'differing', first: usualTerms, second: differing },
  { name: 'missing', first: usualTerms, second: { ...usualTerms, medical: null, hasWaiver: false } },
  {
    ...{ name: 'trap', hasInjection: true, first: usualTerms },
    second: {
      ...usualTerms,
      deductible: 500,
      medical: 'Excluded',
      products: 'Included',
      hasWaiver: false,
      removesWaiver: true,
    },
  },
  { name: 'scan', first: usualTerms, second: differing, isScan: true },
  { name: 'long', first: usualTerms, second: differing, fillerPages: 58 },
]

export const dollars = (amount: number | string | null): string =>
  typeof amount === 'number' ? `$${amount.toLocaleString('en-US')}` : (amount ?? 'Not found')
