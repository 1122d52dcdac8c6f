import { addressLines, formatDate, formatEnum, formatLimit, formatPercent } from '@coverdesk/design-system'
import { limitLabel } from '../policy-coverage/limit-lines'
import { reasonWords } from '../words/cancellation-labels'
import { typeName } from '../words/policy-types'

const labels: Record<string, string> = {
  type: 'Type',
  state: 'Status',
  market: 'Market',
  carrier: 'Carrier',
  broker: 'Wholesale broker',
  quoteNumber: 'Quote number',
  policyNumber: 'Policy number',
  agencyUser: 'Assigned to',
  contacts: 'Contacts',
  issuedAt: 'Issued',
  inforceAt: 'In force from',
  expiresAt: 'Expiration date',
  billingType: 'Billing type',
  paymentIntervalType: 'Payment',
  premium: 'Premium',
  agencyFees: 'Agency fees',
  brokerFees: 'Broker fees',
  policyFees: 'Policy fees',
  otherFees: 'Other fees',
  taxes: 'Taxes',
  total: 'Total',
  commissionRate: 'Commission rate',
  estimatedCommission: 'Estimated commission',
  minimumEarnedPremium: 'Minimum earned premium',
  canceledBy: 'Canceled by',
  effectiveAt: 'Effective date',
  reason: 'Reason',
  reasonDescription: 'Description',
  returnPremium: 'Return premium',
  returnCommission: 'Return commission',
  summary: 'Summary',
  insured: 'Insured',
  deductible: 'Deductible',
  extraLimits: 'Other limits',
  locations: 'Locations',
  namedAdditionalInsureds: 'Named additional insureds',
  blanketAdditionalInsureds: 'Blanket additional insureds',
  lineTerms: 'Terms by line',
  additionalInsured: 'Additional insured',
  waiverOfSubrogation: 'Waiver of subrogation',
  primaryNonContributory: 'Primary and noncontributory',
  coverageDescriptions: 'Coverages',
  exclusionDescriptions: 'Exclusions',
  file: 'Document',
  name: 'Name',
  visible: 'Visible to client',
  notes: 'Notes',
}

const lastOf = (field: string) => field.split('.').at(-1) ?? field

/** "pricing.premium" as the screens call it: "Premium". */
export function fieldWords(field: string): string {
  const name = lastOf(field)
  return labels[name] ?? (name.endsWith('Limit') ? limitLabel(name) : formatEnum(name.replaceAll(/([A-Z])/g, '_$1')))
}

/** Plain JSON as the server keeps it, in words; the empty text for nothing. */
export function valueWords(field: string, json: string | null): string {
  return json === null ? '' : inWords(lastOf(field), parsed(json))
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    // A text that stands for itself.
    return json
  }
}

function inWords(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return name === 'commissionRate' ? formatPercent(value) : formatLimit(value)
  if (Array.isArray(value)) return value.map(one => inWords(name, one)).join('\n')
  if (typeof value === 'object') return partsOf(value as Record<string, unknown>)
  return textInWords(name, String(value))
}

function textInWords(name: string, text: string): string {
  if (name === 'type') return typeName(text) === 'Unknown' ? formatEnum(text) : typeName(text)
  if (name === 'reason') return reasonWords(text)
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDate(text)
  return /^[A-Z][A-Z_]+$/.test(text) && !name.endsWith('Number') ? formatEnum(text) : text
}

/** "General Liability: Additional insured: Yes, Waiver of subrogation: No" */
function termsOf({ line, ...terms }: Record<string, unknown>): string {
  const said = Object.entries(terms).filter(([, value]) => typeof value === 'boolean')
  const words = said.map(([name, value]) => `${labels[name] ?? name} ${value ? 'yes' : 'no'}`)
  return `${typeName(String(line))}: ${words.join(', ') || 'not stated'}`
}

/** A group such as a location or an insured: what it says, one after the other. */
function partsOf(group: Record<string, unknown>): string {
  if (typeof group['line1'] === 'string') return addressLines(group as never).join(', ')
  if (typeof group['line'] === 'string') return termsOf(group)
  return Object.entries(group)
    .map(([name, part]) => inWords(name, part))
    .filter(text => text !== '')
    .join(', ')
}
