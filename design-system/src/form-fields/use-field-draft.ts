import { useEffect, useMemo, useRef, useState } from 'react'
import type { ConflictNoticeProps } from '../form/ConflictNotice'
import type { ValidationError } from '../form/use-server-form'
import {
  changedFields,
  conflictingFields,
  draftedFields,
  errorsByField,
  type FieldDraft,
  type Filling,
  withFilling,
} from './field-draft'
import type { FieldMatch, FormField, MatchedForm } from './form-field'

interface OpenConflict {
  fields: ConflictNoticeProps['fields']
  /** What the draft held when it came up. */
  mine: FieldDraft
}

const nothing: FieldDraft = new Map()

/** A change that is sent: the changed fields alone. */
export interface SentMatches {
  id: string
  version: number
  input: { fields: FieldMatch[] }
}

/** How a page sends what was changed, and what became of it. */
export interface Submission {
  submit(sent: SentMatches): void
  busy: boolean
  failure?: { message: string } | undefined
  validationErrors?: readonly ValidationError[] | undefined
  /** The form as it is now, where someone else has changed it. */
  conflict?: unknown
}

/** Hooks of the page: the design system knows no routes. */
export interface SavingHooks {
  useSubmission(onSaved: () => void): Submission
  useUnsavedChanges(isUnsaved: boolean): void
}

/**
 * What the person changes until it is saved. Fields that they leave alone follow what others save; where both have changed one,
 * the person chooses.
 *
 * @param wordsOf how people know what a field is filled with
 */
export function useFieldDraft<Form extends MatchedForm>(
  form: Form,
  wordsOf: (filling: Filling) => string,
  { useSubmission, useUnsavedChanges }: SavingHooks,
) {
  const [draft, setDraft] = useState(nothing)
  // What the draft began with: a newer version that comes meanwhile must not change what is compared.
  const [begun, setStarted] = useState(form)
  const [conflict, setConflict] = useState<OpenConflict>()
  const sent = useRef<FieldMatch[]>([])
  const newest = useRef(form)
  const onSaved = () => {
    const saved = new Set(sent.current.map(({ name }) => name))
    setDraft(drafted => new Map([...drafted].filter(([name]) => !saved.has(name))))
    setStarted(newest.current)
    setConflict(undefined)
  }
  const { submit, busy, failure, validationErrors, conflict: current } = useSubmission(onSaved)

  // A refusal tells the form as it is now, before the cache has heard of it.
  const told = current as Form | undefined
  const saved = told && told.version > form.version ? told : form
  newest.current = saved
  useUnsavedChanges(draft.size > 0)

  const answered = useRef<unknown>(undefined)
  useEffect(() => {
    if (!told || told === answered.current) return
    answered.current = told
    setConflict({ fields: conflictingFields(begun.fields, told.fields, draft, wordsOf), mine: draft })
    setStarted(told)
  }, [told, begun, draft, wordsOf])

  const fields = useMemo(() => draftedFields(saved.fields, draft), [saved, draft])
  const errors = useMemo(() => errorsByField(validationErrors ?? [], sent.current), [validationErrors])
  return {
    saved,
    fields,
    changes: draft.size,
    /** The server's messages by the names of fields. */
    errors,
    busy,
    failure,
    notice: conflict && noticeOf(conflict, draft, setDraft),
    fill(field: FormField, filling: Filling) {
      if (draft.size === 0) setStarted(saved)
      setDraft(drafted => withFilling(drafted, field, filling))
    },
    /** @param isConfirmed sends it also where nothing was changed */
    save(isConfirmed = false) {
      if (busy || (draft.size === 0 && !isConfirmed)) return
      sent.current = changedFields(saved.fields, draft)
      submit({
        id: saved.id,
        version: draft.size === 0 ? saved.version : begun.version,
        input: { fields: sent.current },
      })
    },
  }
}

function noticeOf(
  { fields, mine }: OpenConflict,
  draft: FieldDraft,
  setDraft: (draft: FieldDraft) => void,
): ConflictNoticeProps {
  return {
    fields,
    taken: new Set(fields.filter(({ path }) => !draft.has(path)).map(({ path }) => path)),
    onChoose(path, take) {
      const changed = new Map(draft)
      const own = mine.get(path)
      if (take === 'mine' && own !== undefined) changed.set(path, own)
      else changed.delete(path)
      setDraft(changed)
    },
  }
}
