import { ConfirmDialog } from '@coverdesk/design-system'
import { useCloseDialog, useSubmission } from '@coverdesk/plugin-sdk'
import { securityPath } from '../paths'

/** Asks before one of one's sessions is ended. */
export function EndSessionDialog() {
  return (
    <EndQuestion title="Sign out this session?">
      The person using it is signed out at the next click and loses unsaved changes. If you don’t recognize it, sign out
      all other sessions too.
    </EndQuestion>
  )
}

/** Asks before all of one's sessions but this one are ended. */
export function EndOthersDialog() {
  return (
    <EndQuestion title="Sign out all other sessions?">
      You stay signed in here. Other sessions end at the next click and lose unsaved changes.
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
