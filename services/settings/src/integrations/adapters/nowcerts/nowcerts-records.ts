import type { AmsAccount, AmsCarrier, AmsContact, AmsField, AmsPolicy } from '../adapter.ts'
import { dayThere } from '../days-there.ts'
import type { FieldsThere } from '../fields-there.ts'

/** An insured as an account. */
export function accountIn(insured: FieldsThere, contacts: readonly FieldsThere[]): AmsAccount {
  const isBusiness = insured.text('insuredType')
    ? /^commercial$/i.test(insured.text('insuredType'))
    : insured.text('commercialName') !== ''
  return {
    foreignId: insured.text('id'),
    type: isBusiness ? 'BUSINESS' : 'INDIVIDUAL',
    fields: [
      ...(isBusiness ? insured.field('NAME', 'commercialName') : personName(insured)),
      ...(isBusiness ? [...insured.field('DBA', 'dba'), ...insured.field('WEBSITE', 'website')] : []),
      ...insured.field('EMAIL', 'eMail', 'eMail2', 'eMail3'),
      ...insured.field('PHONE', 'phone', 'cellPhone', 'smsPhone'),
      ...insured.field('LINE1', 'addressLine1'),
      ...insured.field('LINE2', 'addressLine2'),
      ...insured.field('CITY', 'city'),
      ...insured.field('ZONE', 'state'),
      ...insured.field('POSTAL_CODE', 'zipCode'),
    ],
    contacts: isBusiness ? contacts.flatMap(contactIn) : [],
  }
}

function contactIn(contact: FieldsThere): AmsContact[] {
  const foreignId = contact.text('databaseId') || contact.text('id')
  if (!foreignId) return []
  return [
    {
      foreignId,
      fields: [
        ...personName(contact),
        ...contact.field('EMAIL', 'businessEmail', 'personalEmail', 'eMail', 'email'),
        ...contact.field('PHONE', 'officePhone', 'cellPhone', 'phone', 'homePhone'),
      ],
    },
  ]
}

/** Left out where no part of it was sent. */
function personName(person: FieldsThere): AmsField<'NAME'>[] {
  const parts = ['firstName', 'middleName', 'lastName'] as const
  if (!parts.some(part => person.has(part))) return []
  return [
    {
      field: 'NAME',
      value:
        parts
          .map(part => person.text(part))
          .filter(Boolean)
          .join(' ') || null,
    },
  ]
}

/** A policy or a quote; `lines` are the names of its lines of business. */
export function policyIn(policy: FieldsThere, lines: readonly string[]): AmsPolicy {
  const isQuote = policy.is('isQuote')
  return {
    foreignId: policy.text('databaseId'),
    accountForeignId: policy.text('insuredDatabaseId'),
    isQuote,
    fields: [
      ...(lines.length > 0
        ? [{ field: 'TYPE' as const, value: lines.length > 1 ? 'Package' : (lines[0] ?? null) }]
        : []),
      ...policy.field('CARRIER', 'carrierName'),
      ...policy.field('BROKER', 'mgaName'),
      ...policy.field(isQuote ? 'QUOTE_NUMBER' : 'POLICY_NUMBER', 'number'),
      ...policy.read('ISSUED_AT', 'bindDate', dayThere),
      ...policy.read('INFORCE_AT', 'effectiveDate', dayThere),
      ...policy.read('EXPIRES_AT', 'expirationDate', dayThere),
      ...policy.read('BILLING_TYPE', 'billingType', text => (/^agency/i.test(text) ? 'AGENCY' : 'DIRECT')),
      ...policy.field('PREMIUM', 'totalPremium'),
      ...cancellation(policy),
    ],
  }
}

/** It keeps the day of a cancellation that was revoked, so the status says whether one holds. */
function cancellation(policy: FieldsThere): AmsField<'CANCELED_AT'>[] {
  if (!policy.has('status') && !policy.has('cancellationDate')) return []
  const holds = !policy.has('status') || /^(3$|pending.?cancel|2$|cancell?ed)/i.test(policy.text('status'))
  const day = dayThere(policy.text('cancellationDate'))
  return [{ field: 'CANCELED_AT', value: holds ? day : null }]
}

export function carrierIn(carrier: FieldsThere): AmsCarrier {
  return {
    foreignId: carrier.text('id') || carrier.text('databaseId'),
    name: carrier.text('name') || carrier.text('carrierName'),
    isBroker: carrier.is('isMga') || /mga|wholesale/i.test(carrier.text('type')),
  }
}
