import { useEffect, useRef, useState } from 'react'
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import type { ConflictNoticeProps } from './ConflictNotice'
import { type Conflict, type ConflictFields, conflictsBetween, valueAt } from './edit-conflicts'
import type { ServerForm } from './use-server-form'

/** A record that is in a form, and what someone else made of it. */
export interface EditedRecord<Values extends FieldValues, Saved> {
  form: ServerForm<Values>
  /** The record as the form was opened with it. */
  opened: Saved
  /** The record as the last refused save found it: `conflict` of the SDK's `useSubmission`. */
  current: unknown
  /** Every field that two people may change, with its label in the form. */
  fields: ConflictFields<FieldPath<Values>>
  /** What the form holds for the record as it is saved. */
  valuesOf(saved: Saved): Values
  /** A field's value as people read it; `records` know the names of ids. By default as text. */
  words?(path: FieldPath<Values>, value: unknown, records: readonly Saved[]): string
}

interface OpenConflict<Values extends FieldValues> {
  fields: readonly Conflict<FieldPath<Values>>[]
  /** What the form held when the conflict came up. */
  mine: Values
  taken: ReadonlySet<FieldPath<Values>>
}

/**
 * When someone else saved a record first: takes over what only they changed, and lets the person choose where both did.
 *
 * @returns `latest`, the record that the next save is made from, and what a `ConflictNotice` shows
 * @example
 * const { latest, notice } = useEditConflict({ form, opened, current: conflict, fields, valuesOf })
 * <FormDialog conflict={notice && <ConflictNotice {...notice} />} … />
 */
export function useEditConflict<Values extends FieldValues, Saved>(
  edited: EditedRecord<Values, Saved>,
): { latest: Saved; notice: ConflictNoticeProps | undefined } {
  const { form, opened, current, fields, valuesOf, words = (_, value) => String(value ?? '') } = edited
  type Path = FieldPath<Values>
  const [latest, setLatest] = useState(opened)
  const [conflict, setConflict] = useState<OpenConflict<Values>>()
  const answered = useRef<unknown>(undefined)
  const take = (path: Path, source: Values) =>
    form.setValue(path, valueAt(source, path) as FieldPathValue<Values, Path>, { shouldDirty: true })

  useEffect(() => {
    if (current === undefined || current === answered.current) return
    answered.current = current
    // A conflict carries the record as the mutation would have returned it.
    const saved = current as Saved
    const mine = structuredClone(form.getValues())
    const theirs = valuesOf(saved)
    const inWords = (path: Path, value: unknown) => words(path, value, [opened, saved])
    const conflicts = conflictsBetween(fields, { base: valuesOf(latest), mine, theirs }, inWords)
    const taken = new Set(conflicts.filter(field => !field.changedByBoth).map(field => field.path))
    for (const path of taken) take(path, theirs)
    setLatest(saved)
    setConflict({ fields: conflicts, mine, taken })
  })

  const notice: ConflictNoticeProps | undefined = conflict && {
    fields: conflict.fields.filter(field => field.changedByBoth),
    updated: conflict.fields.filter(field => !field.changedByBoth),
    taken: conflict.taken,
    onChoose(path, choice) {
      const field = conflict.fields.find(candidate => candidate.path === path)
      if (!field) return
      const taken = new Set(conflict.taken)
      if (choice === 'theirs') taken.add(field.path)
      else taken.delete(field.path)
      take(field.path, choice === 'theirs' ? valuesOf(latest) : conflict.mine)
      setConflict({ ...conflict, taken })
    },
  }
  return { latest, notice }
}
