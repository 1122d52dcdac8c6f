import type { AmsAccount, AmsContact, AmsField, AmsPolicy } from '../adapter.ts'
import { dayThere } from '../days-there.ts'
import type { FieldsThere } from '../fields-there.ts'
import { lineInWords } from './hawksoft-lines.ts'

/** A client as an account, with its people as contacts. */
export function accountIn(client: FieldsThere): AmsAccount {
  const details = client.part('details')
  const isBusiness = details.has('isCommercial') ? details.is('isCommercial') : details.text('companyName') !== ''
  const address = details.part('mailingAddress')
  const people = client.list('people')
  return {
    foreignId: client.text('clientNumber'),
    type: isBusiness ? 'BUSINESS' : 'INDIVIDUAL',
    fields: [
      ...(isBusiness ? details.field('NAME', 'companyName', 'dbaName') : personName(people[0])),
      ...(isBusiness ? details.field('DBA', 'dbaName') : []),
      ...contactField('EMAIL', client, null),
      ...contactField('PHONE', client, null),
      ...(isBusiness ? contactField('WEBSITE', client, null) : []),
      ...address.field('LINE1', 'address1'),
      ...address.field('LINE2', 'address2'),
      ...address.field('CITY', 'city'),
      ...address.field('ZONE', 'state'),
      ...address.field('POSTAL_CODE', 'zip'),
    ],
    contacts: isBusiness ? people.flatMap(person => contactOf(client, person)) : [],
  }
}

function contactOf(client: FieldsThere, person: FieldsThere): AmsContact[] {
  const id = person.text('id') || person.text('personId')
  if (!id) return []
  return [
    {
      foreignId: `${client.text('clientNumber')}/${id}`,
      fields: [...personName(person), ...contactField('EMAIL', client, id), ...contactField('PHONE', client, id)],
    },
  ]
}

function personName(person: FieldsThere | undefined): AmsField<'NAME'>[] {
  const parts = ['firstName', 'middleName', 'lastName'] as const
  if (!person || !parts.some(part => person.has(part))) return []
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

const kinds = { EMAIL: /mail/i, PHONE: /phone|cell|mobile|work|home|business/i, WEBSITE: /web|url/i } as const

/**
 * The first entry of a kind: of a person, or of the client, whose own come before its people's. Left out where the client's
 * entries were not sent at all; null where none of them is of this kind.
 */
function contactField<Name extends keyof typeof kinds>(
  name: Name,
  client: FieldsThere,
  personId: string | null,
): AmsField<Name>[] {
  if (!client.has('contacts')) return []
  const ofKind = client
    .list('contacts')
    .filter(
      entry => kinds[name].test(entry.text('type')) && (name !== 'PHONE' || !/mail|web|fax/i.test(entry.text('type'))),
    )
  const own = ofKind.filter(entry => entry.text('personId') === (personId ?? ''))
  const chosen = own[0] ?? (personId === null ? ofKind[0] : undefined)
  return [{ field: name, value: chosen?.text('data') || null }]
}

export function policiesIn(client: FieldsThere): AmsPolicy[] {
  return client.list('policies').map(policy => policyIn(policy, client.text('clientNumber')))
}

function policyIn(policy: FieldsThere, accountForeignId: string): AmsPolicy {
  const status = policy.text('status').toLowerCase()
  const isQuote = /^(quote|prospect)/.test(status)
  return {
    foreignId: policy.text('id'),
    accountForeignId,
    isQuote,
    fields: [
      ...lineOf(policy),
      ...policy.field('CARRIER', 'writingCarrier', 'carrier'),
      ...policy.field(isQuote ? 'QUOTE_NUMBER' : 'POLICY_NUMBER', 'policyNumber'),
      ...policy.read('INFORCE_AT', 'effectiveDate', dayThere),
      ...policy.read('EXPIRES_AT', 'expirationDate', dayThere),
      ...policy.read('BILLING_TYPE', 'billingType', text => (/agency/i.test(text) ? 'AGENCY' : 'DIRECT')),
      ...policy.field('PREMIUM', 'premium'),
      ...(policy.has('status') ? [{ field: 'CANCELED_AT' as const, value: canceledAt(policy, status) }] : []),
    ],
  }
}

const canceledAt = (policy: FieldsThere, status: string) =>
  /^(cancell?ed|void)/.test(status) ? dayThere(policy.text('statusDate')) : null

function lineOf(policy: FieldsThere): AmsField<'TYPE'>[] {
  const sent = policy.list('loBs').map(line => line.text('code') || line.text('name'))
  const codes = [...new Set(sent.filter(Boolean))]
  const code = codes.length > 1 ? policy.text('title') || 'CPKGE' : (codes[0] ?? policy.text('title'))
  return code ? [{ field: 'TYPE', value: lineInWords(code) }] : []
}
