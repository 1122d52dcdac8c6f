import type { ConflictingField } from '../form/ConflictNotice'
import { fieldLabel } from './field-labels'
import type { FieldMatch, FormField } from './form-field'

/** What a field is filled with, as the screen holds it: the key of a source, or one of the two below. */
export type Filling = string

/** No one and nothing has said what fills it. */
export const undecided: Filling = ''
/** Someone has said that nothing does. No source has such a key. */
export const leftEmpty: Filling = '-'

/** What the person has changed and not saved, by the names of fields. */
export type FieldDraft = ReadonlyMap<string, Filling>

/** What is saved. */
export const fillingOf = ({ source, matchedBy }: FormField): Filling =>
  source ?? (matchedBy === null ? undecided : leftEmpty)

/** A field with what fills it once the draft is saved. */
export interface DraftedField {
  field: FormField
  filling: Filling
  isChanged: boolean
}

/** Whether something will stand in it. */
export const isFilled = ({ filling }: Pick<DraftedField, 'filling'>): boolean =>
  filling !== undecided && filling !== leftEmpty

/** All fields as they will be; those that the draft leaves alone follow what others save. */
export const draftedFields = (fields: readonly FormField[], draft: FieldDraft): DraftedField[] =>
  fields.map(field => {
    const drafted = draft.get(field.name)
    return { field, filling: drafted ?? fillingOf(field), isChanged: drafted !== undefined }
  })

/**
 * The draft with one more choice; a choice of what is saved takes the field out of it. Where something was said before,
 * an emptied box says that the field is left empty.
 */
export function withFilling(draft: FieldDraft, field: FormField, chosen: Filling): FieldDraft {
  const saved = fillingOf(field)
  const filling = chosen === undecided && saved !== undecided ? leftEmpty : chosen
  const changed = new Map(draft)
  if (filling === saved) changed.delete(field.name)
  else changed.set(field.name, filling)
  return changed
}

/** What is sent: the changed fields alone, in the order of the form. */
export const changedFields = (fields: readonly FormField[], draft: FieldDraft): FieldMatch[] =>
  fields.flatMap(({ name }) => {
    const filling = draft.get(name)
    if (filling === undefined) return []
    return [{ name, source: filling === leftEmpty || filling === undecided ? null : filling }]
  })

/** The server's messages by the names of the fields that were sent: its paths are `fields.3.source`. */
export function errorsByField(
  errors: readonly { path: string; message: string }[],
  sent: readonly FieldMatch[],
): ReadonlyMap<string, string> {
  return new Map(
    errors.flatMap(({ path, message }) => {
      const name = sent[Number(/^fields\.(\d+)/.exec(path)?.[1] ?? -1)]?.name
      return name === undefined ? [] : [[name, message] as const]
    }),
  )
}

/**
 * Fields of the draft that someone else has changed since it was started, to something else.
 *
 * @param base the fields as the draft began with them
 * @param theirs as they are saved now
 * @param inWords how people know what a field is filled with
 */
export function conflictingFields(
  base: readonly FormField[],
  theirs: readonly FormField[],
  draft: FieldDraft,
  inWords: (filling: Filling) => string,
): ConflictingField[] {
  const before = new Map(base.map(field => [field.name, fillingOf(field)]))
  return theirs.flatMap(field => {
    const mine = draft.get(field.name)
    const saved = fillingOf(field)
    if (mine === undefined || saved === mine || saved === before.get(field.name)) return []
    return [{ path: field.name, label: fieldLabel(field), mine: inWords(mine), theirs: inWords(saved) }]
  })
}

/** The other fields that the same source fills, which is allowed. */
export const sharersOf = (fields: readonly DraftedField[], { field, filling }: DraftedField): FormField[] =>
  isFilled({ filling })
    ? fields.filter(other => other.filling === filling && other.field.name !== field.name).map(other => other.field)
    : []
