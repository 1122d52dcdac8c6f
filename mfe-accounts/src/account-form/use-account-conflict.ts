import type { ConflictNoticeProps, ServerForm } from '@coverdesk/design-system/forms'
import { useEffect, useRef, useState } from 'react'
import type { AccountProfileFragment } from '../generated/documents'
import { type AccountConflict, type AccountField, conflictsBetween, valueAt } from './account-conflict'
import { type AccountValues, valuesOf } from './account-values'

interface OpenConflict {
  fields: readonly AccountConflict[]
  /** What the form held when the conflict came up. */
  mine: AccountValues
  taken: ReadonlySet<AccountField>
}

/**
 * When somebody else saved the account first: takes over what only they changed, and lets the person choose
 * where both did. The next save is made from `latest`.
 *
 * @param current the account as the last refused save found it
 */
export function useAccountConflict(form: ServerForm<AccountValues>, opened: AccountProfileFragment, current: unknown) {
  const [latest, setLatest] = useState(opened)
  const [conflict, setConflict] = useState<OpenConflict>()
  const answered = useRef<unknown>(undefined)

  useEffect(() => {
    if (current === undefined || current === answered.current) return
    answered.current = current
    // A conflict carries the account as the mutation would have returned it.
    const saved = current as AccountProfileFragment
    const mine = structuredClone(form.getValues())
    const theirs = valuesOf(saved)
    const fields = conflictsBetween(valuesOf(latest), mine, theirs)
    const taken = new Set(fields.filter(field => !field.changedByBoth).map(field => field.path))
    for (const path of taken) setField(form, path, theirs)
    setLatest(saved)
    setConflict({ fields, mine, taken })
  }, [current, form, latest])

  const notice: ConflictNoticeProps | undefined = conflict && {
    fields: conflict.fields.map(field => named(field, conflict.mine, [opened, latest])),
    taken: conflict.taken,
    onChoose(path, take) {
      const field = conflict.fields.find(candidate => candidate.path === path)
      if (!field) return
      const taken = new Set(conflict.taken)
      if (take === 'theirs') taken.add(field.path)
      else taken.delete(field.path)
      setField(form, field.path, take === 'theirs' ? valuesOf(latest) : conflict.mine)
      setConflict({ ...conflict, taken })
    },
  }
  return { latest, notice }
}

function setField(form: ServerForm<AccountValues>, path: AccountField, source: AccountValues) {
  form.setValue(path, valueAt(source, path), { shouldDirty: true })
  if (path !== 'associateContactId') return
  form.setValue('contactChoice', source.contactChoice)
  form.setValue('contact', source.contact)
}

/** People know a contact by name, not by id. */
function named(field: AccountConflict, mine: AccountValues, accounts: AccountProfileFragment[]): AccountConflict {
  if (field.path !== 'associateContactId') return field
  const contacts = accounts.flatMap(account => account.contacts ?? [])
  const nameOf = (id: string) => contacts.find(contact => contact.id === id)?.name ?? 'Another contact'
  return {
    ...field,
    mine: mine.contactChoice === 'new' ? mine.contact.name || 'A new contact' : nameOf(field.mine),
    theirs: nameOf(field.theirs),
  }
}
