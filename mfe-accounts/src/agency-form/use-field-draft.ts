import type { ConflictNoticeProps } from '@coverdesk/design-system/forms'
import { useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useEffect, useMemo, useRef, useState } from 'react'
import type {
  AgencyFormFieldFragment,
  AgencyFormFragment,
  MapAgencyFormMutationVariables,
} from '../generated/documents'
import {
  changedFields,
  conflictingFields,
  draftedFields,
  errorsByField,
  type FieldDraft,
  type Filling,
  withFilling,
} from './field-draft'

interface OpenConflict {
  fields: ConflictNoticeProps['fields']
  /** What the draft held when it came up. */
  mine: FieldDraft
}

const nothing: FieldDraft = new Map()

/**
 * What the person changes until it is saved. Fields that they leave alone follow what others save; where both have changed one,
 * the person chooses.
 *
 * @param wordsOf how people know what a field is filled with
 */
export function useFieldDraft(form: AgencyFormFragment, wordsOf: (filling: Filling) => string) {
  const [draft, setDraft] = useState(nothing)
  // What the draft began with: a newer version that comes meanwhile must not change what is compared.
  const [begun, setStarted] = useState(form)
  const [conflict, setConflict] = useState<OpenConflict>()
  const sent = useRef<MapAgencyFormMutationVariables['input']['fields']>([])
  const newest = useRef(form)
  const onSaved = () => {
    const saved = new Set(sent.current?.map(({ name }) => name))
    setDraft(drafted => new Map([...drafted].filter(([name]) => !saved.has(name))))
    setStarted(newest.current)
    setConflict(undefined)
  }
  const {
    submit,
    busy,
    failure,
    validationErrors,
    conflict: current,
  } = useSubmission<MapAgencyFormMutationVariables>(onSaved)

  // A refusal tells the form as it is now, before the cache has heard of it.
  const told = current as AgencyFormFragment | undefined
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
  const errors = useMemo(() => errorsByField(validationErrors ?? [], sent.current ?? []), [validationErrors])
  return {
    saved,
    fields,
    changes: draft.size,
    /** The server's messages by the names of fields. */
    errors,
    busy,
    failure,
    notice: conflict && noticeOf(conflict, draft, setDraft),
    fill(field: AgencyFormFieldFragment, filling: Filling) {
      if (draft.size === 0) setStarted(saved)
      setDraft(drafted => withFilling(drafted, field, filling))
    },
    save() {
      if (busy || draft.size === 0) return
      sent.current = changedFields(saved.fields, draft)
      submit({ id: saved.id, version: begun.version, input: { fields: sent.current } })
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
