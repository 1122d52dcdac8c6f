import { Button, makeStyles } from '@coverdesk/design-system'
import { useSay } from './use-say'

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
  const { say, busy } = useSay(workspaceId, onSent)
  return (
    <div className={styles.root}>
      <Button small busy={busy} onClick={() => say(message)}>
        {message}
      </Button>
    </div>
  )
}
