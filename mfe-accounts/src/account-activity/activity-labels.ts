import { formatEnum, formatPhone } from '@coverdesk/design-system'
import type { ActivityEntryFragment } from '../generated/documents'

type Change = ActivityEntryFragment['changes'][number]

/** Who did it; a job has no name. */
export function personOf({ user }: Pick<ActivityEntryFragment, 'user'>): string {
  if (!user) return 'Coverdesk'
  return user.name ?? 'A former user'
}

const verbs = { CREATED: 'created', UPDATED: 'changed', DELETED: 'deleted' } as const
const noteVerbs = { CREATED: 'wrote', UPDATED: 'changed', DELETED: 'deleted' } as const
const certificateVerbs = { CREATED: 'issued', UPDATED: 'changed', DELETED: 'deleted' } as const
const byOperation: Record<string, string> = {
  restoreAccountNote: 'brought a note back',
  restoreAccount: 'brought the account back',
  mergeAccounts: 'merged a duplicate into this account',
  'account-data/export': 'exported everything that is known about this account',
  addAccountContact: 'added a contact',
  removeAccountContact: 'removed a contact',
}

/** "Maya Reyes changed the account and the contact Dana Whitfield": who did what, in a line. */
export function activityWords(activity: Pick<ActivityEntryFragment, 'user' | 'operation' | 'changes'>): string {
  const { operation, changes } = activity
  const done = byOperation[operation] ?? changes.map(changeWords).join(', ')
  return `${personOf(activity)} ${done || 'saved without a change'}`
}

function changeWords({ typename, kind, name }: Change): string {
  if (typename === 'AccountNote') return `${noteVerbs[kind]} a note`
  if (typename === 'Contact') return `${verbs[kind]} the contact ${name ?? ''}`.trim()
  if (typename === 'CertificateOfLiabilityInsurance')
    return `${certificateVerbs[kind]} certificate ${name ?? ''}`.trim()
  if (typename === 'Account') return `${verbs[kind]} the account`
  return `${verbs[kind]} a record of the account`
}

const labels: Record<string, string> = {
  type: 'Type',
  name: 'Name',
  dba: 'DBA',
  email: 'Email',
  phone: 'Phone',
  website: 'Website',
  contacts: 'Contacts',
  text: 'Note',
  additionalInsured: 'Additional insured requested',
  descriptionOfOperations: 'Description of operations',
  overrideReason: 'Reason for override',
  replacesNumber: 'Replaces',
  line1: 'Mailing address',
  line2: 'Suite, unit, floor',
  city: 'City',
  zone: 'State',
  postalCode: 'ZIP code',
}

/** "details.mailingAddress.city" as the screens call it: "City". */
export function fieldWords(path: string): string {
  const name = path.split('.').at(-1) ?? path
  return labels[name] ?? name
}

/** A value as the screens show it. */
export function valueWords(path: string, value: string): string {
  if (path.endsWith('phone')) return formatPhone(value)
  if (path === 'additionalInsured') return value === 'true' ? 'Yes' : 'No'
  return path === 'type' ? formatEnum(value) : value
}
