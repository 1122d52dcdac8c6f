import { formatInsuranceType } from '@coverdesk/design-system'
import type { ServicingAccountOfQuery } from '../generated/documents'

type Account = NonNullable<ServicingAccountOfQuery['account']>

/** "General Liability · Pacific Mariner Insurance" */
export const policyName = (policy: { type: string; carrier: { name: string } | null }): string =>
  [formatInsuranceType(policy.type), policy.carrier?.name].filter(Boolean).join(' · ')

/** The policies of an account, to choose from; undefined until they have come. */
export const policyOptions = (account: Account | undefined) =>
  account?.businessPolicies?.items.map(({ id, type, carrier, policyNumber }) => ({
    value: id,
    label: formatInsuranceType(type),
    description: [carrier?.name, policyNumber].filter(Boolean).join(' · '),
  }))
