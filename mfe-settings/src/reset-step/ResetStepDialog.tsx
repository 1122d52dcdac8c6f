import { useCloseDialog, useParams, useSubmission } from '@coverdesk/plugin-sdk'
import { nameOf, useUsers } from '../manage-users/use-users'
import { subscriptionPath } from '../paths'
import { CodeDialog } from '../second-step/CodeDialog'

/** For a colleague who has lost the phone and the recovery codes. */
export function ResetStepDialog() {
  const { id } = useParams()
  const { users } = useUsers()
  const close = useCloseDialog(subscriptionPath)
  const sending = useSubmission<{ code: string }>(close)
  const user = users?.find(candidate => candidate.id === id)
  if (!users) return null
  const name = user ? nameOf(user) : 'this user'
  return (
    <CodeDialog
      title={`Reset two-step verification for ${name}?`}
      intro={`Make sure that ${name} asked you for it: call, or speak to them. They’re signed out everywhere, notified by email, and sign in with the emailed code only until they set up their app again.`}
      submitLabel="Reset"
      effect="Confirms it’s you."
      sending={sending}
      onClose={close}
    />
  )
}
