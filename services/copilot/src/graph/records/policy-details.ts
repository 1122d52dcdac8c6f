import { limitNames, policyLimits } from '@coverdesk/coverage'
import { z } from 'zod'
import { contactFields, contactShape } from './contact.ts'
import { factsOf, type GraphRecord } from './graph-record.ts'
import { addressFields, addressInLine, addressShape } from './holder.ts'
import { policyFields, policyRecord, policyShape } from './policy.ts'
import { day, inWords, money } from './words.ts'

const statements = 'title description'
/** Everything that a policy’s record says. */
export const detailedPolicyFields = /* GraphQL */ `
  ${policyFields}
  market
  issuedAt
  contacts { ${contactFields} }
  pricing {
    billingType paymentIntervalType agencyFees brokerFees policyFees otherFees taxes total
    commissionRate estimatedCommission minimumEarnedPremium
  }
  cancellation { canceledAt canceledBy type reason reasonDescription returnPremium }
  reinstatement { reasonDescription }
  details {
    deductible
    limits { ${limitNames.join(' ')} }
    extraLimits { name limit }
    locations { ${addressFields} }
    namedAdditionalInsureds { name }
    blanketAdditionalInsureds { type }
    coverageDescriptions { ${statements} }
    exclusionDescriptions { ${statements} }
  }
`
const amount = z.number().nullable()
const statement = z.object({ title: z.string(), description: z.string() })
export const detailedPolicyShape = policyShape.extend({
  market: z.string().nullable(),
  issuedAt: z.string().nullable(),
  contacts: z.array(contactShape).nullable(),
  pricing: z.object({
    premium: z.number(),
    billingType: z.string().nullable(),
    paymentIntervalType: z.string().nullable(),
    ...{ agencyFees: z.number(), brokerFees: z.number(), policyFees: z.number(), otherFees: z.number() },
    ...{ taxes: z.number(), total: z.number() },
    ...{ commissionRate: amount, estimatedCommission: amount, minimumEarnedPremium: amount },
  }),
  cancellation: z
    .object({
      effectiveAt: z.string(),
      canceledBy: z.string(),
      type: z.string(),
      reason: z.string(),
      reasonDescription: z.string().nullable(),
      returnPremium: amount,
    })
    .nullable(),
  reinstatement: z.object({ effectiveAt: z.string(), reasonDescription: z.string().nullable() }).nullable(),
  details: z.object({
    deductible: amount,
    limits: z.partialRecord(z.enum(limitNames), amount),
    extraLimits: z.array(z.object({ name: z.string(), limit: z.number() })),
    locations: z.array(z.object({ address: addressShape })),
    namedAdditionalInsureds: z.array(z.object({ name: z.string() })),
    blanketAdditionalInsureds: z.array(z.object({ type: z.string() })),
    coverageDescriptions: z.array(statement),
    exclusionDescriptions: z.array(statement),
  }),
})
type DetailedPolicy = z.output<typeof detailedPolicyShape>

/** A policy with all that its record says: its limits and deductible, too. */
export function detailedPolicyRecord(policy: DetailedPolicy): GraphRecord {
  const record = policyRecord(policy)
  return { ...record, facts: [...record.facts, ...limitsOf(policy), ...restOf(policy)] }
}

const limitsOf = ({ details: { deductible, limits, extraLimits } }: DetailedPolicy): GraphRecord['facts'] =>
  factsOf({
    // Lines share names of limits, so what isn't there may not take the place of what is.
    ...Object.fromEntries(limitNames.flatMap(name => asLimit(policyLimits[name].label, limits[name]))),
    ...Object.fromEntries(extraLimits.map(({ name, limit }) => [name, money(limit)])),
    Deductible: money(deductible),
  })

const asLimit = (label: string, cents: number | null | undefined) =>
  typeof cents === 'number' ? [[label, money(cents)] as const] : []

const unlessZero = (cents: number): string | null => (cents === 0 ? null : money(cents))

function restOf({ market, issuedAt, contacts, pricing, details, ...policy }: DetailedPolicy): GraphRecord['facts'] {
  const { cancellation, reinstatement } = policy
  return factsOf({
    Taxes: unlessZero(pricing.taxes),
    'Agency fees': unlessZero(pricing.agencyFees),
    'Broker fees': unlessZero(pricing.brokerFees),
    'Policy fees': unlessZero(pricing.policyFees),
    'Other fees': unlessZero(pricing.otherFees),
    'Total cost': money(pricing.total),
    'Minimum earned premium': money(pricing.minimumEarnedPremium),
    Commission: pricing.commissionRate === null ? null : `${Number((pricing.commissionRate * 100).toFixed(4))}%`,
    'Estimated commission': money(pricing.estimatedCommission),
    Billing: pricing.billingType && `${inWords(pricing.billingType)} bill`,
    Payment: pricing.paymentIntervalType && inWords(pricing.paymentIntervalType),
    Market: market && inWords(market),
    Issued: day(issuedAt),
    Cancellation:
      cancellation &&
      `${inWords(cancellation.type)} effective ${day(cancellation.effectiveAt)}, by the ${inWords(cancellation.canceledBy).toLowerCase()}`,
    'Reason of the cancellation':
      cancellation && [inWords(cancellation.reason), cancellation.reasonDescription].filter(Boolean).join(': '),
    'Return premium': cancellation && money(cancellation.returnPremium),
    Reinstated:
      reinstatement && [day(reinstatement.effectiveAt), reinstatement.reasonDescription].filter(Boolean).join(': '),
    Locations: details.locations.map(({ address }) => addressInLine(address)).join('; '),
    'Additional insureds': details.namedAdditionalInsureds.map(({ name }) => name).join(', '),
    'Blanket additional insureds': details.blanketAdditionalInsureds.map(({ type }) => type).join(', '),
    Covers: said(details.coverageDescriptions),
    Excludes: said(details.exclusionDescriptions),
    Contacts: contacts?.map(({ name }) => name).join(', '),
  })
}

const said = (statements: readonly z.output<typeof statement>[]): string =>
  statements.map(({ title, description }) => `${title} (${description.replace(/\.$/, '')})`).join('; ')
