import { formatDate, formatEnum, formatMoney, formatPercent } from '@coverdesk/design-system'
import type { PolicyProfileFragment } from '../generated/documents'
import { typeName } from '../words/policy-types'
import type { PolicyValues } from './policy-values'

/** Every field that two people may change, with its label in the form. */
export const policyFields = [
  ['type', 'Type'],
  ['state', 'Status'],
  ['carrierId', 'Carrier'],
  ['brokerId', 'Wholesale broker'],
  ['policyNumber', 'Policy number'],
  ['quoteNumber', 'Quote number'],
  ['market', 'Market'],
  ['agencyUserId', 'Assigned to'],
  ['contactIds', 'Contacts'],
  ['inforceAt', 'In force from'],
  ['expiresAt', 'Expiration date'],
  ['issuedAt', 'Issued'],
  ['billingType', 'Billing type'],
  ['paymentIntervalType', 'Payment'],
  ['premium', 'Premium'],
  ['taxes', 'Taxes'],
  ['agencyFees', 'Agency fees'],
  ['brokerFees', 'Broker fees'],
  ['policyFees', 'Policy fees'],
  ['otherFees', 'Other fees'],
  ['commissionRate', 'Commission rate'],
  ['minimumEarnedPremium', 'Minimum earned premium'],
] as const satisfies readonly (readonly [keyof PolicyValues, string])[]

/** A value as people know it; carriers, brokers and people by their names. */
export function conflictWords(path: string, value: unknown, policies: readonly PolicyProfileFragment[]): string {
  if (typeof value === 'number') return path === 'commissionRate' ? formatPercent(value) : formatMoney(value)
  if (Array.isArray(value)) return value.map(id => nameOf(String(id), policies)).join(', ')
  const text = String(value ?? '')
  if (text === '') return ''
  if (path === 'type') return typeName(text)
  if (path.endsWith('Id')) return nameOf(text, policies)
  if (path.endsWith('At')) return formatDate(text)
  return path.endsWith('Number') ? text : formatEnum(text)
}

function nameOf(id: string, policies: readonly PolicyProfileFragment[]): string {
  const known = policies.flatMap(({ carrier, broker, agencyUser, contacts, account }) => [
    carrier,
    broker,
    agencyUser,
    ...(contacts ?? []),
    ...(account?.contacts ?? []),
  ])
  return known.find(one => one?.id === id)?.name ?? 'Another one'
}
