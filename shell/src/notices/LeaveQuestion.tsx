import { ConfirmDialog } from '@coverdesk/design-system'
import { leaveQuestionAtom } from '@coverdesk/plugin-sdk/host'
import { useAtomValue } from 'jotai'

/** Asks before unsaved changes are lost. */
export function LeaveQuestion() {
  const question = useAtomValue(leaveQuestionAtom)
  if (!question) return null
  return (
    <ConfirmDialog
      title="Discard changes?"
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      danger
      onConfirm={() => question.answer(true)}
      onCancel={() => question.answer(false)}
    >
      You have unsaved changes.
    </ConfirmDialog>
  )
}
