import type { ConflictNoticeProps, ServerForm } from '@coverdesk/design-system/forms'
import { useEffect, useRef, useState } from 'react'
import { type Conflict, type ConflictFields, conflictsBetween, valueAt } from './conflicts'

interface EditedRecord<Values extends object, Saved, Path extends string> {
  form: ServerForm<Values>
  /** The record as the form was opened with it. */
  opened: Saved
  /** The record as the last refused save found it; `conflict` of `useSubmission`. */
  current: unknown
  fields: ConflictFields<Path>
  /** What the form holds for the record as it is saved. */
  valuesOf(saved: Saved): Values
  /** What else changes in the form together with a field. */
  onTake?(path: Path, source: Values): void
  /** How people know the values of a field that holds an id. By default both are shown as they are. */
  inWords?(field: Conflict<Path>, mine: Values, records: readonly Saved[]): Conflict<Path>
}

interface OpenConflict<Values, Path extends string> {
  fields: readonly Conflict<Path>[]
  /** What the form held when the conflict came up. */
  mine: Values
  taken: ReadonlySet<Path>
}

/**
 * When someone else saved a record first: takes over what only they changed, and lets the person choose where both did.
 * The next save is made from `latest`.
 */
export function useEditConflict<Values extends object, Saved, Path extends string>(
  edited: EditedRecord<Values, Saved, Path>,
): { latest: Saved; notice: ConflictNoticeProps | undefined } {
  const { form, opened, current, fields, valuesOf, inWords = field => field } = edited
  const [latest, setLatest] = useState(opened)
  const [conflict, setConflict] = useState<OpenConflict<Values, Path>>()
  const answered = useRef<unknown>(undefined)
  const take = (path: Path, source: Values) => {
    form.setValue(path as never, valueAt(source, path) as never, { shouldDirty: true })
    edited.onTake?.(path, source)
  }

  useEffect(() => {
    if (current === undefined || current === answered.current) return
    answered.current = current
    // A conflict carries the record as the mutation would have returned it.
    const saved = current as Saved
    const mine = structuredClone(form.getValues())
    const theirs = valuesOf(saved)
    const conflicts = conflictsBetween(fields, valuesOf(latest), mine, theirs)
    const taken = new Set(conflicts.filter(field => !field.changedByBoth).map(field => field.path))
    for (const path of taken) take(path, theirs)
    setLatest(saved)
    setConflict({ fields: conflicts, mine, taken })
  })

  const shown = (conflict?.fields ?? []).map(field => inWords(field, conflict?.mine as Values, [opened, latest]))
  const notice: ConflictNoticeProps | undefined = conflict && {
    fields: shown.filter(field => field.changedByBoth),
    updated: shown.filter(field => !field.changedByBoth),
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
