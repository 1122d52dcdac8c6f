/** A policy as the one endpoint answers it; a day far away unless a test says otherwise. */
export const productPolicy = (id: string, facts: object = {}) => ({
  id,
  type: 'GENERAL_LIABILITY',
  state: 'INFORCE',
  policyNumber: `GL-${id}`,
  inforceAt: '2026-01-01',
  expiresAt: '2199-01-01',
  carrier: { name: 'Pacific Mariner Insurance' },
  cancellation: null,
  reinstatement: null,
  renewal: { nextPolicies: [] },
  ...facts,
  details: {
    carrier: null,
    limits: { glPerOccurrenceLimit: 100_000_000, glAggregateLimit: 200_000_000, umbrellaAggregateLimit: null },
    extraLimits: [],
    namedAdditionalInsureds: [{ name: 'City of San Diego' }],
    blanketAdditionalInsureds: [],
    lineTerms: [],
    ...(facts as { details?: object }).details,
  },
})

export const productAnswer = (policies: object[]) => ({
  data: {
    agency: {
      name: 'Harbor Point Insurance',
      timeZone: 'America/Los_Angeles',
      profile: {
        address: { line1: '480 Embarcadero West', line2: null, city: 'Oakland', zone: 'CA', postalCode: '94607' },
        phone: '+15105550148',
        licenseNumber: '0K41207',
      },
    },
    agencyUser: { name: 'Maya Reyes' },
    account: { businessPolicies: { items: policies, endCursor: null } },
  },
})
