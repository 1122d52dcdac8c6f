import { Button, makeStyles } from '@coverdesk/design-system'
import { runMutation, toast, useChange } from '@coverdesk/plugin-sdk'
import { AddCaraWorkspaceMessageDocument } from '../../generated/documents'

// Below the text of the answer, not below Cara's picture.
const useStyles = makeStyles({ root: { paddingLeft: '34px' } })

interface NextStepProps {
  workspaceId: string
  /** What the click says. */
  message: string
  /** The message is in the conversation. */
  onSent(): void
}

/** What the last answer offers: one click asks for it. */
export function NextStep({ workspaceId, message, onSent }: NextStepProps) {
  const styles = useStyles()
  const { run, busy } = useChange()
  const send = async () => {
    const result = await runMutation(AddCaraWorkspaceMessageDocument, {
      ...{ id: workspaceId, input: { message, files: [] }, idempotencyKey: crypto.randomUUID() },
    })
    if (result.ok) onSent()
    // Specification 3 §8.
    else toast(`Failed to add message to workspace. ${result.failure.message}`, { tone: 'error' })
    return result
  }
  return (
    <div className={styles.root}>
      <Button small busy={busy} onClick={() => void run(send)}>
        {message}
      </Button>
    </div>
  )
}
