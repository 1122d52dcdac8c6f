import { ConfirmDialog } from '@coverdesk/design-system'
import { useCloseDialog, useSubmission } from '@coverdesk/plugin-sdk'
import { securityPath } from '../paths'

/** Asks before one of one's sessions is ended. */
export function EndSessionDialog() {
  return (
    <EndQuestion title="Sign out this session?">
      Whoever uses it is out at the next click, and what they have not saved is lost. If you don’t know it, sign out all
      others as well.
    </EndQuestion>
  )
}

/** Asks before all of one's sessions but this one are ended. */
export function EndOthersDialog() {
  return (
    <EndQuestion title="Sign out all other sessions?">
      You stay signed in here. Everywhere else you are out at the next click, and what was not saved is lost.
    </EndQuestion>
  )
}

function EndQuestion({ title, children }: { title: string; children: string }) {
  const close = useCloseDialog(securityPath)
  const { submit, busy, failure } = useSubmission<null>(close)
  return (
    <ConfirmDialog
      title={title}
      confirmLabel="Sign out"
      danger
      busy={busy}
      failure={failure}
      onConfirm={() => submit(null)}
      onCancel={close}
    >
      {children}
    </ConfirmDialog>
  )
}
