import type { ConflictingField } from '@coverdesk/design-system/forms'

/** Every field that two people may change, with its label in the form. */
export type ConflictFields<Path extends string> = readonly (readonly [path: Path, label: string])[]

/** A field that someone else changed, and what is in this form. */
export interface Conflict<Path extends string> extends ConflictingField {
  path: Path
  /** The person changed it too: their own value is kept until they say otherwise. */
  changedByBoth: boolean
}

/** What a form holds at a path such as `business.name`. */
export const valueAt = (values: object, path: string): string =>
  path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], values) as string

/**
 * What someone else saved since a form was opened, where it differs from what the form holds.
 *
 * @param base what the form was opened with
 * @param mine what it holds now
 * @param theirs what is saved now
 */
export function conflictsBetween<Path extends string>(
  fields: ConflictFields<Path>,
  base: object,
  mine: object,
  theirs: object,
): Conflict<Path>[] {
  return fields
    .map(([path, label]) => ({
      path,
      label,
      base: valueAt(base, path),
      mine: valueAt(mine, path),
      theirs: valueAt(theirs, path),
    }))
    .filter(({ base, mine, theirs }) => theirs !== base && theirs !== mine)
    .map(({ base, ...field }) => ({ ...field, changedByBoth: field.mine !== base }))
}
