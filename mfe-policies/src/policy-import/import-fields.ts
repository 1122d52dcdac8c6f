import type { PolicyImportField } from '../generated/documents'

/** What a column can hold, in the words of the policy's form. */
export const importFields = {
  ACCOUNT_EMAIL: 'Account email',
  ACCOUNT_NAME: 'Account name',
  TYPE: 'Type',
  CARRIER: 'Carrier',
  BROKER: 'Wholesale broker',
  POLICY_NUMBER: 'Policy number',
  QUOTE_NUMBER: 'Quote number',
  STATE: 'Status',
  MARKET: 'Market',
  ASSIGNED_TO: 'Assigned to',
  INFORCE_AT: 'In force from',
  EXPIRES_AT: 'Expiration date',
  ISSUED_AT: 'Issued',
  BILLING_TYPE: 'Billing type',
  PAYMENT_INTERVAL: 'Payment',
  PREMIUM: 'Premium',
  TAXES: 'Taxes',
  AGENCY_FEES: 'Agency fees',
  BROKER_FEES: 'Broker fees',
  POLICY_FEES: 'Policy fees',
  OTHER_FEES: 'Other fees',
  COMMISSION_RATE: 'Commission rate',
  MINIMUM_EARNED_PREMIUM: 'Minimum earned premium',
} as const satisfies Record<PolicyImportField, string>

export type ImportField = keyof typeof importFields

interface FieldGroup {
  title: string
  required?: readonly ImportField[]
  optional: readonly ImportField[]
  note?: string
}

/** In the order of the policy's form, below whom a row belongs to. */
export const fieldGroups: readonly FieldGroup[] = [
  {
    title: 'Account',
    optional: ['ACCOUNT_EMAIL', 'ACCOUNT_NAME'],
    note: 'One of the two is enough. A row belongs to the account with its email; where no account has it, to the one with its name.',
  },
  {
    title: 'Policy',
    required: ['CARRIER'],
    optional: ['BROKER', 'POLICY_NUMBER', 'QUOTE_NUMBER', 'STATE', 'MARKET', 'ASSIGNED_TO'],
    note: 'Carriers and brokers that your list does not have yet are added to it.',
  },
  {
    title: 'Dates',
    optional: ['INFORCE_AT', 'EXPIRES_AT', 'ISSUED_AT'],
    note: 'A policy without an expiration date lasts a year.',
  },
  { title: 'Billing', optional: ['BILLING_TYPE', 'PAYMENT_INTERVAL'] },
  {
    title: 'Pricing',
    optional: [
      'PREMIUM',
      'TAXES',
      'AGENCY_FEES',
      'BROKER_FEES',
      'POLICY_FEES',
      'OTHER_FEES',
      'COMMISSION_RATE',
      'MINIMUM_EARNED_PREMIUM',
    ],
  },
]
