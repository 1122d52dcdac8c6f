import type { ConflictingField } from './ConflictNotice'

/** Every field that two people may change, with its label in the form. */
export type ConflictFields<Path extends string> = readonly (readonly [path: Path, label: string])[]

/** A field that someone else changed, and what is in this form. */
export interface Conflict<Path extends string> extends ConflictingField {
  path: Path
  /** The person changed it too: their own value is kept until they say otherwise. */
  changedByBoth: boolean
}

/** What a form holds at a path such as `policies.0.premium`. */
export const valueAt = (values: object, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], values)

/** Lists and groups are the same when they hold the same; NaN, which stands for no number, is itself. */
const isSame = (one: unknown, other: unknown) => Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other)

/**
 * What someone else saved since a form was opened, where it differs from what the form holds.
 *
 * @param base what the form was opened with
 * @param mine what it holds now
 * @param theirs what is saved now
 * @param words a field's value as people read it
 */
export function conflictsBetween<Path extends string>(
  fields: ConflictFields<Path>,
  { base, mine, theirs }: { base: object; mine: object; theirs: object },
  words: (path: Path, value: unknown) => string,
): Conflict<Path>[] {
  return fields.flatMap(([path, label]) => {
    const [was, isMine, isTheirs] = [base, mine, theirs].map(values => valueAt(values, path))
    if (isSame(isTheirs, was) || isSame(isTheirs, isMine)) return []
    const changedByBoth = !isSame(isMine, was)
    return [{ path, label, mine: words(path, isMine), theirs: words(path, isTheirs), changedByBoth }]
  })
}
