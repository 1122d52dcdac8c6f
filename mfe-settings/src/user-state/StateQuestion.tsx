import { ConfirmDialog } from '@coverdesk/design-system'
import { toast, useCloseDialog, useParams, useSession, useSubmission } from '@coverdesk/plugin-sdk'
import { useEffect, useState } from 'react'
import type { UserRowFragment } from '../generated/documents'
import { nameOf, useUsers } from '../manage-users/use-users'
import { subscriptionPath } from '../paths'

interface StateQuestionProps {
  confirmLabel: 'Disable' | 'Enable'
  /** What follows for the person. */
  consequence: string
  danger?: boolean
  /** Why there is nothing to ask about this user; undefined: there is. */
  pointlessBecause(user: UserRowFragment, ownId: string): string | undefined
}

/** Asks about the user whom the address names, over the list, which says so while it is loading or missing. */
export function StateQuestion(props: StateQuestionProps) {
  const { id } = useParams()
  const { users } = useUsers()
  const { user: self } = useSession()
  const user = users?.find(candidate => candidate.id === id)
  // Decided once: the answer to the question changes the state before the dialog has closed.
  const [opened, setOpened] = useState(user)
  if (!users) return null
  if (!opened && user) {
    setOpened(user)
    return null
  }
  const pointless = opened ? props.pointlessBecause(opened, self.id) : 'There is no such user.'
  return opened && pointless === undefined ? <Question {...props} user={opened} /> : <TurnBack because={pointless} />
}

function Question({ user, confirmLabel, consequence, danger = false }: StateQuestionProps & { user: UserRowFragment }) {
  const close = useCloseDialog(subscriptionPath)
  const { submit, busy, failure } = useSubmission<null>(close)
  return (
    <ConfirmDialog
      title={`${confirmLabel} ${nameOf(user)}?`}
      confirmLabel={confirmLabel}
      danger={danger}
      busy={busy}
      failure={failure}
      onConfirm={() => submit(null)}
      onCancel={close}
    >
      {consequence}
    </ConfirmDialog>
  )
}

/** An old link, or one that a colleague was faster with. */
function TurnBack({ because }: { because: string | undefined }) {
  const close = useCloseDialog(subscriptionPath)
  useEffect(() => {
    if (because) toast(because)
    close()
  }, [because, close])
  return null
}
