import { productPolicy } from '../../testing/product-policies.ts'

const term2 = { policyNumber: 'GL-2027', inforceAt: '2026-06-01', expiresAt: '2199-06-01' }

/** The policy has ended, and another one renews it with a higher limit. */
export const renewedPolicies = (next: object = {}): object[] => [
  productPolicy('1', { state: 'EXPIRED', expiresAt: '2026-06-01', renewal: { nextPolicies: [{ id: '2' }] } }),
  productPolicy('2', {
    ...term2,
    details: {
      limits: { glPerOccurrenceLimit: 200_000_000, glAggregateLimit: 200_000_000 },
      namedAdditionalInsureds: [],
    },
    ...next,
  }),
]
