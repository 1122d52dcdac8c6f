import { type FieldName, isLimitField, type LimitName, limitNames } from '@coverdesk/coverage'
import { askProduct, notFound } from '@coverdesk/kit'
import { z } from 'zod'

const question = /* GraphQL */ `
  query CopilotPolicyDetails($id: ID!) {
    businessPolicy(id: $id) {
      id version type policyNumber quoteNumber inforceAt expiresAt
      pricing { premium taxes policyFees }
      details { deductible limits { ${limitNames.join(' ')} } }
    }
  }
`
const amount = z.number().nullable()
const text = z.string().nullable()
const policy = z.object({
  ...{ version: z.number(), type: z.string() },
  ...{ policyNumber: text, quoteNumber: text, inforceAt: text, expiresAt: text },
  pricing: z.object({ premium: z.number(), taxes: z.number(), policyFees: z.number() }),
  details: z.object({ deductible: amount, limits: z.record(z.string(), amount) }),
})
const answer = z.object({ businessPolicy: policy.nullable() })
export type RecordedPolicy = z.output<typeof policy>

/** @throws NOT_FOUND, or SUBGRAPH_UNAVAILABLE while policies don’t answer */
export async function findRecorded(policyId: string): Promise<RecordedPolicy> {
  const { businessPolicy } = await askProduct(question, { id: policyId }, answer)
  if (!businessPolicy) throw notFound('policy')
  return businessPolicy
}

/** A detail of a policy’s record that documents state, too. */
export interface RecordedDetail {
  /** Of the facts. */
  field: FieldName
  /** In `UpdateBusinessPolicyInput`: `details.limits.glAggregateLimit`. */
  path: string
  value(policy: RecordedPolicy): number | string | null
}

/** What no one has filled in is 0 there. */
const unlessZero = (cents: number) => (cents === 0 ? null : cents)

/** In the order in which people read them. */
export const recordedDetails: readonly RecordedDetail[] = [
  { field: 'policyNumber', path: 'policyNumber', value: ({ policyNumber }) => policyNumber },
  { field: 'quoteNumber', path: 'quoteNumber', value: ({ quoteNumber }) => quoteNumber },
  { field: 'effectiveDate', path: 'inforceAt', value: ({ inforceAt }) => inforceAt },
  { field: 'expirationDate', path: 'expiresAt', value: ({ expiresAt }) => expiresAt },
  { field: 'premium', path: 'premium', value: ({ pricing }) => unlessZero(pricing.premium) },
  { field: 'taxes', path: 'taxes', value: ({ pricing }) => unlessZero(pricing.taxes) },
  { field: 'policyFees', path: 'policyFees', value: ({ pricing }) => unlessZero(pricing.policyFees) },
  { field: 'deductible', path: 'details.deductible', value: ({ details }) => details.deductible },
  ...limitNames.map((name: LimitName) => ({
    ...{ field: name, path: `details.limits.${name}` },
    value: ({ details }: RecordedPolicy) => details.limits[name] ?? null,
  })),
]

/** Policies of several lines have the limits of each. */
const ofSeveralLines: readonly string[] = ['BUSINESS_OWNERS', 'OTHER', 'PACKAGE']

/** Whether what a document states of a line is about this policy. */
export const isAbout = ({ type }: RecordedPolicy, field: FieldName, line: string | null): boolean =>
  line === null || line === type || (isLimitField(field) && ofSeveralLines.includes(type))
