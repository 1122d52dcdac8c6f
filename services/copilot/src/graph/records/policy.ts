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
  carrier { id name }
  ${accountName}
  pricing { premium }
`
export const policyShape = z.object({
  id: z.string(),
  type: z.enum(insuranceTypes),
  state: z.enum(policyStates),
  policyNumber: z.string().nullable(),
  quoteNumber: z.string().nullable(),
  inforceAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
  carrier: z.object({ id: z.string(), name: z.string() }).nullable(),
  account: namedAccount.nullable(),
  pricing: z.object({ premium: z.number() }),
})
export type Policy = z.output<typeof policyShape>

export const policyPath = (id: string): string => `/app/policies/${id}/overview`

/** "Umbrella CU-88213", or the type alone. */
export const policyTitle = (type: InsuranceType, number: string | null): string =>
  [insuranceTypeNames[type], number].filter(Boolean).join(' ')

export const policyRecord = (policy: Policy): GraphRecord => ({
  typename: 'BusinessPolicy',
  id: policy.id,
  title: policyTitle(policy.type, policy.policyNumber),
  path: policyPath(policy.id),
  facts: factsOf({
    Account: policy.account?.details.name,
    Carrier: policy.carrier?.name,
    Status: stateNames[policy.state],
    Effective: day(policy.inforceAt),
    Expires: day(policy.expiresAt),
    Premium: money(policy.pricing.premium),
    'Quote number': policy.quoteNumber,
  }),
})
