import { type InsuranceType, insuranceTypeNames, insuranceTypes } from '@coverdesk/coverage'
import { z } from 'zod'
import { accountName, namedAccount } from './account.ts'
import { factsOf, type GraphRecord } from './graph-record.ts'
import { day, money } from './words.ts'

export const policyStates = ['BINDING', 'PENDING', 'INFORCE', 'EXPIRED', 'CANCELED', 'UNKNOWN'] as const

const stateNames: Record<(typeof policyStates)[number], string> = {
  BINDING: 'Binding',
  PENDING: 'Pending',
  INFORCE: 'In force',
  EXPIRED: 'Expired',
  CANCELED: 'Canceled',
  UNKNOWN: 'Unknown',
}

export const policyFields = /* GraphQL */ `
  id
  type
  state
  policyNumber
  quoteNumber
  inforceAt
  expiresAt
  carrier { id name claimsPhone }
  broker { id name }
  agencyUser { id name }
  ${accountName}
  pricing { premium }
  cancellation { effectiveAt }
  reinstatement { effectiveAt }
`
const company = z.object({ id: z.string(), name: z.string() })
export const policyShape = z.object({
  id: z.string(),
  type: z.enum(insuranceTypes),
  state: z.enum(policyStates),
  policyNumber: z.string().nullable(),
  quoteNumber: z.string().nullable(),
  inforceAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
  carrier: company
    .extend({
      claimsPhone: z
        .string()
        .nullish()
        .transform(phone => phone ?? null),
    })
    .nullable(),
  broker: company.nullable(),
  agencyUser: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
  account: namedAccount.nullable(),
  pricing: z.object({ premium: z.number() }),
  cancellation: z.object({ effectiveAt: z.string() }).nullable(),
  reinstatement: z.object({ effectiveAt: z.string() }).nullable(),
})
export type Policy = z.output<typeof policyShape>

export const policyPath = (id: string): string => `/app/policies/${id}/overview`

/** "Umbrella CU-88213", or the type alone. */
export const policyTitle = (type: InsuranceType, number: string | null): string =>
  [insuranceTypeNames[type], number].filter(Boolean).join(' ')

/** Whether a cancellation holds, effective or not. */
export const isCanceling = ({ cancellation, reinstatement }: Policy): boolean =>
  cancellation !== null && reinstatement === null

export const policyRecord = (policy: Policy): GraphRecord => ({
  typename: 'BusinessPolicy',
  id: policy.id,
  title: policyTitle(policy.type, policy.policyNumber),
  path: policyPath(policy.id),
  facts: factsOf({
    Account: policy.account?.details.name,
    Line: insuranceTypeNames[policy.type],
    Carrier: policy.carrier?.name,
    'Wholesale broker': policy.broker?.name,
    Status: statusOf(policy),
    Effective: day(policy.inforceAt),
    Expires: day(policy.expiresAt),
    Premium: money(policy.pricing.premium),
    'Policy number': policy.policyNumber,
    'Quote number': policy.quoteNumber,
    'Assigned to': policy.agencyUser?.name ?? (policy.agencyUser ? null : 'No one'),
  }),
})

const statusOf = (policy: Policy): string =>
  isCanceling(policy) && policy.state !== 'CANCELED'
    ? `${stateNames[policy.state]}, cancellation effective ${day(policy.cancellation?.effectiveAt)}`
    : stateNames[policy.state]
