import type {
  BusinessPoliciesQuery,
  BusinessPoliciesQueryVariables,
  BusinessPolicyState,
  InsuranceType,
  PolicyCoverageFragment,
  PolicyProfileFragment,
  PolicyRowFragment,
} from '../generated/documents'

const firms = ['Alder & Sons', 'Bayview Marine Services LLC', 'Cedar Ridge Dental', 'Dune Street Bakery']
const types: readonly InsuranceType[] = ['GENERAL_LIABILITY', 'WORKERS_COMPENSATION', 'CYBER', 'COMMERCIAL_AUTO']
const carriers = ['Tideline Mutual', 'Granite State Casualty', 'Meridian Specialty']
const states: readonly BusinessPolicyState[] = ['INFORCE', 'BINDING', 'PENDING', 'EXPIRED', 'CANCELED', 'UNKNOWN']

const of = <Item>(list: readonly Item[], place: number) => list[place % list.length] as Item

/** The policy at a place of a list. */
export function policyRow(place: number): PolicyRowFragment {
  return {
    __typename: 'BusinessPolicy',
    id: `p${place + 1}`,
    version: 1,
    type: of(types, place),
    state: of(states, place),
    policyNumber: place % 5 === 4 ? null : `POL-${1000 + place}`,
    expiresAt: place % 7 === 6 ? null : `2027-0${(place % 9) + 1}-12`,
    account: {
      __typename: 'Account',
      id: `a${place % 4}`,
      details: { __typename: 'BusinessAccount', name: of(firms, place), email: `office${place + 1}@example.com` },
    },
    carrier: { __typename: 'InsuranceCarrier', id: `c${place % 3}`, name: of(carriers, place) },
    agencyUser: place % 3 === 2 ? null : { __typename: 'AgencyUser', id: 'user-1', name: 'Maya Reyes' },
    pricing: { __typename: 'PolicyPricing', premium: 482_150 + place * 12_300 },
  }
}

export const policyRows = (count: number) => Array.from({ length: count }, (_, place) => policyRow(place))

/** Answers as the server does: searched, filtered by state, and page by page. */
export const answerPolicies =
  (rows: readonly PolicyRowFragment[]) =>
  ({ search, filter, first, after }: BusinessPoliciesQueryVariables): BusinessPoliciesQuery => {
    const wanted = search?.toLowerCase() ?? ''
    const found = rows.filter(
      ({ account, state }) =>
        (!filter?.states || filter.states.includes(state)) &&
        (account?.details.name ?? '').toLowerCase().startsWith(wanted),
    )
    const begin = Number(after ?? 0)
    const end = begin + (first ?? 50)
    return {
      __typename: 'Query',
      businessPolicies: {
        __typename: 'BusinessPolicyPage',
        items: found.slice(begin, end),
        total: found.length,
        endCursor: end < found.length ? String(end) : null,
      },
    }
  }

/** Nothing is recorded of what it covers. */
export const noCoverage: PolicyCoverageFragment = {
  __typename: 'PolicyDetails',
  policyNumber: null,
  summary: null,
  carrier: null,
  insured: null,
  deductible: null,
  limits: {
    __typename: 'PolicyLimits',
    cyberAggregateLimit: null,
    cyberRetentionLimit: null,
    excessAggregateLimit: null,
    excessPerOccurrenceLimit: null,
    glAggregateLimit: null,
    glMedicalPerOccurrenceLimit: null,
    glMedicalPerPersonLimit: null,
    glPerOccurrenceLimit: null,
    glPersonalAndAdvertisingInjuryLimit: null,
    glProductsAndCompletedOperationsLimit: null,
    glRentedPremisesDamageLimit: null,
    propertyBuildingLimit: null,
    propertyContentsLimit: null,
    umbrellaAggregateLimit: null,
    umbrellaPerOccurrenceLimit: null,
    wcPerAccidentLimit: null,
    wcPerDiseaseEmployeeLimit: null,
    wcPerDiseasePolicyLimit: null,
  },
  extraLimits: [],
  locations: [],
  namedAdditionalInsureds: [],
  blanketAdditionalInsureds: [],
  lineTerms: [],
  coverageDescriptions: [],
  exclusionDescriptions: [],
}

const harbor = {
  __typename: 'Address',
  line1: '12 Harbor Way',
  line2: 'Suite 4',
  city: 'Oakland',
  zone: 'CA',
  postalCode: '94607',
} as const

/** A general liability policy's. */
export const someCoverage: PolicyCoverageFragment = {
  ...noCoverage,
  policyNumber: 'TL-GL-20418',
  summary: 'Commercial general liability for boat repair and winter storage.',
  insured: { __typename: 'PolicyParty', name: 'Bayview Marine Services LLC', address: harbor },
  deductible: 250_000,
  limits: {
    ...noCoverage.limits,
    glPerOccurrenceLimit: 100_000_000,
    glAggregateLimit: 200_000_000,
    glMedicalPerPersonLimit: 500_000,
  },
  extraLimits: [{ __typename: 'ExtraLimit', name: 'Employee benefits', limit: 100_000_000 }],
  locations: [
    { __typename: 'PolicyLocation', address: harbor, propertyBuildingLimit: 85_000_000, propertyContentsLimit: null },
  ],
  namedAdditionalInsureds: [{ __typename: 'PolicyParty', name: 'Port of Oakland', address: harbor }],
  blanketAdditionalInsureds: [
    { __typename: 'BlanketAdditionalInsured', type: 'Required by a written contract', description: null },
  ],
  lineTerms: [
    {
      __typename: 'PolicyLineTerms',
      line: 'GENERAL_LIABILITY',
      additionalInsured: true,
      waiverOfSubrogation: true,
      primaryNonContributory: null,
    },
  ],
  coverageDescriptions: [
    {
      __typename: 'PolicyStatement',
      title: 'Completed operations',
      description: 'Repairs that were finished before the loss.',
      policyQuotes: ['This insurance applies to bodily injury arising out of your completed work.'],
    },
  ],
  exclusionDescriptions: [
    {
      __typename: 'PolicyStatement',
      title: 'Pollution',
      description: null,
      policyQuotes: ['This insurance does not apply to the discharge of pollutants.'],
    },
  ],
}

/** Bayview's general liability, in force. */
export const bayviewPolicy: PolicyProfileFragment = {
  __typename: 'BusinessPolicy',
  id: 'p2',
  version: 3,
  type: 'GENERAL_LIABILITY',
  state: 'INFORCE',
  market: 'ADMITTED',
  quoteNumber: 'Q-7781',
  policyNumber: 'POL-1001',
  issuedAt: '2026-02-20',
  inforceAt: '2026-03-01',
  expiresAt: '2027-03-01',
  account: {
    __typename: 'Account',
    id: 'a1',
    details: { __typename: 'BusinessAccount', name: 'Bayview Marine Services LLC', email: 'office@bayview.example' },
    contacts: [{ __typename: 'Contact', id: 'k1', name: 'Dana Whitfield' }],
  },
  contacts: [{ __typename: 'Contact', id: 'k1', name: 'Dana Whitfield' }],
  carrier: { __typename: 'InsuranceCarrier', id: 'c1', name: 'Tideline Mutual' },
  broker: null,
  agencyUser: { __typename: 'AgencyUser', id: 'user-1', name: 'Maya Reyes' },
  pricing: {
    __typename: 'PolicyPricing',
    billingType: 'DIRECT',
    paymentIntervalType: 'ANNUAL',
    premium: 482_150,
    agencyFees: 5_000,
    brokerFees: 0,
    policyFees: 2_500,
    otherFees: 0,
    taxes: 14_465,
    total: 504_115,
    commissionRate: 0.125,
    estimatedCommission: 60_269,
    minimumEarnedPremium: null,
  },
  cancellation: null,
  reinstatement: null,
  renewal: { __typename: 'PolicyRenewal', nextPolicies: [], previousPolicies: [] },
  details: someCoverage,
}

/** The same with a cancellation that is not effective yet. */
export const pendingCancellation: PolicyProfileFragment = {
  ...bayviewPolicy,
  version: 4,
  cancellation: {
    __typename: 'PolicyCancellation',
    canceledAt: '2026-11-20T10:00:00Z',
    canceledBy: 'INSURED',
    effectiveAt: '2026-12-31',
    type: 'CANCELLATION',
    reason: 'INSURED_FOUND_BETTER_PRICE',
    reasonDescription: null,
    returnPremium: 80_000,
    returnCommission: null,
  },
}

/** The same, renewed by another one. */
export const renewedPolicy: PolicyProfileFragment = {
  ...bayviewPolicy,
  renewal: {
    __typename: 'PolicyRenewal',
    nextPolicies: [{ __typename: 'BusinessPolicy', id: 'p9', policyNumber: 'POL-2001', inforceAt: '2027-03-01' }],
    previousPolicies: [],
  },
}
