/** One field of a record that is kept in two systems. Values are as they are stored; null is empty. */
export interface SyncedField {
  field: string
  label: string
  here: string | null
  /** Undefined: the other system did not send it, which changes nothing. */
  there: string | null | undefined
  /** What the other system had when both were last compared; undefined: they never were. */
  base: string | null | undefined
  /** By default what is equal. */
  isSame?(one: string, other: string): boolean
  /** A value as people read it. By default as it is. */
  show?(value: string): string
}

/** What a person has decided of a field that was changed on both sides. It holds for the values that they saw. */
export interface FieldDecision {
  field: string
  keepsThere: boolean
  here: string | null
  there: string | null
}

/** A field that is changed, or that waits for a person. `before` and `after` are as people read them. */
export interface SyncedFieldChange {
  field: string
  label: string
  before: string | null
  after: string | null
  isCleared: boolean
  isConflict: boolean
  storedBefore: string | null
  storedAfter: string | null
  base: string | null
}

interface MergedSides {
  /** What becomes other here, by field. */
  taken: ReadonlyMap<string, string | null>
  changes: SyncedFieldChange[]
  /** What the next comparison begins with. */
  base: Record<string, string | null>
  hasConflict: boolean
}

/**
 * Compares a record with what another system has, field by field: what was changed there alone is taken, what was changed here
 * alone stays, and what was changed on both sides waits for a person. The first time only empty fields are filled in.
 *
 * @example mergeSides([{ field: 'PHONE', label: 'Phone', here: null, there: '+14155550142', base: undefined }])
 */
export function mergeSides(fields: readonly SyncedField[], decisions: readonly FieldDecision[] = []): MergedSides {
  const taken = new Map<string, string | null>()
  const base: Record<string, string | null> = {}
  const changes: SyncedFieldChange[] = []
  for (const field of fields) {
    const merged = mergeField(
      field,
      decisions.find(decision => decision.field === field.field),
    )
    if (merged.base !== undefined) base[field.field] = merged.base
    if (merged.outcome === 'TAKE') taken.set(field.field, field.there ?? null)
    if (merged.outcome !== 'KEEP') changes.push(changeOf(field, merged.outcome === 'CONFLICT'))
  }
  return { taken, changes, base, hasConflict: changes.some(({ isConflict }) => isConflict) }
}

interface MergedField {
  outcome: 'KEEP' | 'TAKE' | 'CONFLICT'
  base: string | null | undefined
}

function mergeField(field: SyncedField, decision: FieldDecision | undefined): MergedField {
  const { here, there, base } = field
  if (there === undefined) return { outcome: 'KEEP', base }
  const isSame = (one: string | null, other: string | null) =>
    one === null || other === null ? one === other : (field.isSame ?? equal)(one, other)
  if (isSame(here, there)) return { outcome: 'KEEP', base: there }
  if (base === undefined) {
    if (there === null) return { outcome: 'KEEP', base: null }
    if (here === null) return { outcome: 'TAKE', base: there }
  } else {
    if (isSame(there, base)) return { outcome: 'KEEP', base }
    if (isSame(here, base)) return { outcome: 'TAKE', base: there }
  }
  if (decision && isSame(decision.here, here) && isSame(decision.there, there)) {
    return { outcome: decision.keepsThere ? 'TAKE' : 'KEEP', base: there }
  }
  return { outcome: 'CONFLICT', base }
}

const equal = (one: string, other: string) => one === other

function changeOf(
  { field, label, here, there, base, show = String }: SyncedField,
  isConflict: boolean,
): SyncedFieldChange {
  const read = (value: string | null | undefined) => (value === null || value === undefined ? null : show(value))
  return {
    ...{ field, label, before: read(here), after: read(there) },
    isCleared: !isConflict && (there ?? null) === null,
    isConflict,
    storedBefore: here,
    storedAfter: there ?? null,
    base: isConflict ? read(base) : null,
  }
}
