import { ConflictNotice, FormDialog, TextField, useServerForm } from '@coverdesk/design-system/forms'
import { useCloseDialog, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import type { OwnProfileFragment, UpdateProfileMutationVariables } from '../generated/documents'
import { profilePath } from '../paths'
import { useProfile } from './use-profile'

/** The person's own name, over the profile. */
export function EditNameDialog() {
  const { profile } = useProfile()
  return profile && <EditName key={profile.id} profile={profile} />
}

function EditName({ profile }: { profile: OwnProfileFragment }) {
  // What the person began with: a newer name that arrives meanwhile must not change what is compared.
  const [opened] = useState(profile)
  const [takesTheirs, setTakesTheirs] = useState(false)
  const close = useCloseDialog(profilePath)
  const { submit, busy, failure, validationErrors, conflict } = useSubmission<UpdateProfileMutationVariables>(close)
  const latest = (conflict as OwnProfileFragment | undefined) ?? opened
  const form = useServerForm({
    defaultValues: { name: opened.name ?? '' },
    validationErrors,
    onSubmit: ({ name }) => submit({ version: latest.profileVersion, input: { name } }),
  })
  const mine = form.watch('name')
  const [typed, setTyped] = useState(mine)
  useUnsavedChanges(form.formState.isDirty)
  const choose = (_: string, take: 'mine' | 'theirs') => {
    if (take === 'theirs' && !takesTheirs) setTyped(mine)
    setTakesTheirs(take === 'theirs')
    form.setValue('name', take === 'theirs' ? (latest.name ?? '') : typed, { shouldDirty: true })
  }
  const field = { path: 'name', label: 'Name', mine: takesTheirs ? typed : mine, theirs: latest.name ?? '' }
  return (
    <FormDialog
      title="Edit your name"
      form={form}
      submitLabel="Save"
      busy={busy}
      failure={failure}
      conflict={
        conflict ? (
          <ConflictNotice fields={[field]} taken={new Set(takesTheirs ? ['name'] : [])} onChoose={choose} />
        ) : undefined
      }
      onClose={close}
    >
      <TextField
        form={form}
        name="name"
        label="Name"
        hint="Your colleagues see it, and the audit log."
        autoComplete="name"
      />
    </FormDialog>
  )
}
