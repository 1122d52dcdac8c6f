import { addressLines, formatPhone } from '@coverdesk/design-system'
import type { AccountProfileFragment, MergeAccountsInput } from '../generated/documents'

type Details = AccountProfileFragment['details']

/** Which of two accounts a value comes from. */
export type Side = 'survivor' | 'duplicate'

const labels = {
  name: 'Name',
  dba: 'DBA',
  email: 'Email',
  phone: 'Phone',
  website: 'Website',
  mailingAddress: 'Mailing address',
} as const
export type MergeField = keyof typeof labels

/** What the form holds: where each value comes from. */
export type MergeChoices = Record<MergeField, Side>

/** A field in which two accounts differ, and what each of them says. */
export interface Difference {
  field: MergeField
  label: string
  survivor: string
  duplicate: string
}

const fieldsOf = (details: Details): readonly MergeField[] =>
  details.__typename === 'BusinessAccount'
    ? ['name', 'dba', 'email', 'phone', 'website', 'mailingAddress']
    : ['name', 'email', 'phone', 'mailingAddress']

const told = (details: Details, field: MergeField) => (details as Partial<Record<MergeField, unknown>>)[field] ?? null

function textOf(details: Details, field: MergeField): string {
  if (field === 'phone') return formatPhone(details.phone ?? '')
  if (field === 'mailingAddress') return details.mailingAddress ? addressLines(details.mailingAddress).join(', ') : ''
  return String(told(details, field) ?? '')
}

export function differencesBetween(survivor: Details, duplicate: Details): Difference[] {
  return fieldsOf(survivor)
    .map(field => ({
      field,
      label: labels[field],
      survivor: textOf(survivor, field),
      duplicate: textOf(duplicate, field),
    }))
    .filter(difference => difference.survivor !== difference.duplicate)
}

/** What the account that stays says, unless it says nothing. */
export function firstChoices(survivor: Details, duplicate: Details): MergeChoices {
  const sides = differencesBetween(survivor, duplicate).map(
    ({ field, survivor: own }) => [field, own === '' ? 'duplicate' : 'survivor'] as const,
  )
  const own = Object.keys(labels).map(field => [field, 'survivor'] as const)
  return Object.fromEntries([...own, ...sides]) as MergeChoices
}

/** What survives, as the mutation takes it. */
export function mergeInput(survivor: Details, duplicate: Details, choices: MergeChoices): MergeAccountsInput {
  const chosen = fieldsOf(survivor).map(field => [
    field,
    withoutTypename(told(choices[field] === 'survivor' ? survivor : duplicate, field)),
  ])
  const details = Object.fromEntries(chosen)
  return survivor.__typename === 'BusinessAccount' ? { business: details } : { individual: details }
}

function withoutTypename(value: unknown) {
  if (!value || typeof value !== 'object') return value
  const { __typename, ...fields } = value as Record<string, unknown>
  return fields
}
