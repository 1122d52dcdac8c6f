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
      title={`Reset the second step of ${name}?`}
      intro={`Make sure that ${name} asked you for it: call, or speak to them. They are signed out everywhere, told by mail, and sign in by the mailed code alone until they set up their app again.`}
      submitLabel="Reset"
      effect="It proves that it is you who does this."
      sending={sending}
      onClose={close}
    />
  )
}
