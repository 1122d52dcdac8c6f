import type { ConflictingField } from '@coverdesk/design-system/forms'
import type { AccountValues } from './account-values'

const address = <Owner extends 'business' | 'individual'>(owner: Owner) =>
  [
    [`${owner}.mailingAddress.line1`, 'Mailing address'],
    [`${owner}.mailingAddress.line2`, 'Suite, unit, floor'],
    [`${owner}.mailingAddress.city`, 'City'],
    [`${owner}.mailingAddress.zone`, 'State'],
    [`${owner}.mailingAddress.postalCode`, 'ZIP code'],
  ] as const

/** Every field that two people may change, with its label in the form. */
const fields = [
  ['business.name', 'Business name'],
  ['business.dba', 'DBA'],
  ['business.email', 'Email'],
  ['business.phone', 'Phone'],
  ['business.website', 'Website'],
  ...address('business'),
  ['individual.name', 'Name'],
  ['individual.email', 'Email'],
  ['individual.phone', 'Phone'],
  ...address('individual'),
  ['associateContactId', 'Contact'],
] as const

export type AccountField = (typeof fields)[number][0]

/** A field that somebody else changed, and what is in this form. */
export interface AccountConflict extends ConflictingField {
  path: AccountField
  /** The person changed it too: their own value is kept until they say otherwise. */
  changedByBoth: boolean
}

export const valueAt = (values: AccountValues, path: AccountField): string =>
  path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], values) as string

/**
 * What somebody else saved since this form was opened, where it differs from what the form holds.
 *
 * @param base what the form was opened with
 * @param mine what it holds now
 * @param theirs what is saved now
 */
export function conflictsBetween(base: AccountValues, mine: AccountValues, theirs: AccountValues): AccountConflict[] {
  return fields
    .map(([path, label]) => ({ path, label, base: valueAt(base, path), ...sides(path, mine, theirs) }))
    .filter(({ base, mine, theirs }) => theirs !== base && theirs !== mine)
    .map(({ base, ...field }) => ({ ...field, changedByBoth: field.mine !== base }))
}

const sides = (path: AccountField, mine: AccountValues, theirs: AccountValues) => ({
  mine: valueAt(mine, path),
  theirs: valueAt(theirs, path),
})
