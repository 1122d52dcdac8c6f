import { daysAfter, demoAgencies, todayIn } from '@coverdesk/kit'

export const agency = demoAgencies.harborPoint.id
export const otherAgency = demoAgencies.canary.id
export const maya = '660000000000000000000001'
/** Can no longer sign in. */
export const omar = '660000000000000000000002'
export const stranger = '660000000000000000000100'
export const timeZone = 'America/Los_Angeles'

export const inDays = (days: number): string => daysAfter(todayIn(timeZone), days)

const address = { line1: '12 Dock St', line2: null, city: 'Alameda', zone: 'CA', postalCode: '94501' }

const account = (id: string, name: string, email: string, contactIds: string[] = []) => ({
  ...{ id, type: 'BUSINESS', contactIds },
  details: {
    ...{ __typename: 'BusinessAccount', name, dba: null, email },
    ...{ phone: '+14155550142', mailingAddress: address },
  },
})
const policy = (id: string, accountId: string, carrierId: string | null, type: string, expiresAt: string | null) => ({
  ...{ id, accountId, carrierId, type, expiresAt },
  ...{ state: 'INFORCE', policyNumber: `P-${id}`, quoteNumber: null, inforceAt: inDays(-200) },
  ...{ broker: null, agencyUser: null, cancellation: null, reinstatement: null, market: null, issuedAt: null },
  pricing: {
    ...{
      premium: 4_821_000,
      agencyFees: 0,
      brokerFees: 0,
      policyFees: 16_000,
      otherFees: 0,
      taxes: 0,
      total: 4_837_000,
    },
    ...{ billingType: 'DIRECT', paymentIntervalType: 'QUARTERLY', commissionRate: 0.125 },
    ...{ estimatedCommission: 602_625, minimumEarnedPremium: null },
  },
  details: {
    ...{ deductible: 250_000, limits: limitsOf(type), extraLimits: [{ name: 'Spoilage of stock', limit: 10_000_000 }] },
    ...{ locations: [{ address }], namedAdditionalInsureds: [{ name: 'Port of Oakland' }] },
    blanketAdditionalInsureds: [],
    coverageDescriptions: [{ title: 'Defense', description: 'Outside of the limits.' }],
    exclusionDescriptions: [{ title: 'Flood', description: 'Surface water.' }],
  },
})
const limitsOf = (type: string): Record<string, number> =>
  type === 'UMBRELLA'
    ? { umbrellaPerOccurrenceLimit: 500_000_000, umbrellaAggregateLimit: 500_000_000 }
    : type === 'GENERAL_LIABILITY'
      ? { glPerOccurrenceLimit: 100_000_000, glAggregateLimit: 200_000_000 }
      : {}
const certificate = (id: string, accountId: string, holder: string, policyIds: string[]) => ({
  ...{ id, accountId, policyIds, certificateNumber: `COI-${id}`, createdAt: '2026-11-02T06:30:00.000Z' },
  ...{ additionalInsured: true, replacedByNumber: null as string | null, holder: { name: holder, address } },
  ...{ descriptionOfOperations: null, createdBy: null },
})
const request = (id: string, accountId: string, type: string, state: string, details: string) => ({
  ...{ id, accountId, type, state, details, policyId: null as string | null, certificateIds: [] as string[] },
  ...{ createdAt: '2026-11-02T18:00:00.000Z', dueAt: '2026-12-01T08:00:00.000Z', isLoss: false },
  ...{ assignee: null, waiting: null, closedAt: null },
  comments: [] as { content: string; createdAt: string; agencyUser: { name: string } }[],
})
const comment = (content: string) => ({
  ...{ content, createdAt: '2026-11-05T18:00:00.000Z', agencyUser: { name: 'Maya Reyes' } },
})

/** What an agency has, in a form that the made-up product answers from. */
export const ourRecords = {
  accounts: [
    account('a1', 'Bayview Marine Services LLC', 'office@bayview.example', ['c1']),
    account('a2', 'Redwood Precision Machining Inc.', 'hello@redwood.example', ['c1', 'c2']),
    account('a3', 'Larkspur Dental Group', 'desk@larkspur.example'),
    account('a4', 'Bayview', 'cafe@bayview.example'),
    account('a5', 'Heron Freight', 'heron@freight.example'),
  ],
  contacts: [
    { id: 'c1', name: 'Maria Ochoa', email: 'maria@ochoa.example', phone: null },
    { id: 'c2', name: 'Ed Finch', email: 'ed@finch.example', phone: '+14155550143' },
  ],
  carriers: [
    {
      id: 'k1',
      name: 'Pacific Mariner Insurance',
      isCarrier: true,
      isBroker: false,
      claimsPhone: null,
      policyCount: 2,
    },
    { id: 'k2', name: 'Summit Mutual', isCarrier: true, isBroker: true, claimsPhone: null, policyCount: 100 },
  ],
  policies: [
    policy('p1', 'a1', 'k2', 'UMBRELLA', inDays(90)),
    policy('p2', 'a1', 'k1', 'GENERAL_LIABILITY', inDays(90)),
    policy('p3', 'a2', 'k2', 'PROPERTY', inDays(20)),
    policy('p4', 'a2', 'k2', 'COMMERCIAL_AUTO', inDays(45)),
    policy('p5', 'a2', 'k2', 'CYBER', inDays(-3)),
    policy('p6', 'a5', 'k1', 'SHIPPING_AND_TRANSPORTATION', null),
  ],
  certificates: [
    certificate('d1', 'a1', 'Port of Oakland', ['p1', 'p2']),
    certificate('d2', 'a1', 'Alameda Marina', ['p2']),
    certificate('d3', 'a1', 'Port of Oakland', ['p1']),
    { ...certificate('d4', 'a1', 'City of Alameda', ['p1']), replacedByNumber: 'COI-d3' },
  ],
  requests: [
    {
      ...request('s1', 'a3', 'QUESTION', 'OPEN', 'Is the new X-ray room covered?'),
      comments: [comment('The physicist measures the shielding on Tuesday.'), comment('Asked the landlord for plans.')],
    },
    { ...request('s2', 'a3', 'CREATE_CERTIFICATE', 'CLOSED', 'For the landlord.'), certificateIds: ['d2'] },
    { ...request('s3', 'a1', 'ENDORSE_POLICY', 'OPEN', 'Add a boat.'), policyId: 'p1' },
  ],
}
export type MadeUpRecords = typeof ourRecords

/** Of the other agency: it has the same words, and none of our records. */
export const theirRecords: MadeUpRecords = {
  ...{ contacts: [], carriers: [], policies: [], certificates: [], requests: [] },
  accounts: [account('t1', 'CANARY_B Bayview Marine', 'secret@canary.example')],
}
