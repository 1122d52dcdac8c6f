import { makeStyles } from '@fluentui/react-components'
import { ErrorCircle24Regular } from '@fluentui/react-icons/svg/error-circle'
import { Button } from '../controls/Button'
import { tokens } from '../theme/tokens'
import { RequestId } from './RequestId'

export interface ErrorStateProps {
  /** What happened: "Accounts could not be loaded". */
  title: string
  /** What to do: the server's sentence, or advice. */
  message: string
  onRetry(): void
  requestId?: string | undefined
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '4px',
    padding: '64px 20px',
    textAlign: 'center',
  },
  icon: {
    display: 'inline-flex',
    padding: '12px',
    marginBottom: '8px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.redTint,
    color: tokens.red,
  },
  title: { fontWeight: tokens.fontWeightSemibold },
  message: { color: tokens.textSecondary, maxWidth: '52ch', marginBottom: '12px' },
  id: { marginTop: '12px', color: tokens.textTertiary },
})

/** What happened, what to do, Retry, and the id to quote. */
export function ErrorState({ title, message, onRetry, requestId }: ErrorStateProps) {
  const styles = useStyles()
  return (
    <div role="alert" className={styles.root}>
      <span className={styles.icon}>
        <ErrorCircle24Regular aria-hidden />
      </span>
      <div className={styles.title}>{title}</div>
      <div className={styles.message}>{message}</div>
      <Button onClick={onRetry}>Retry</Button>
      {requestId && (
        <div className={styles.id}>
          <RequestId id={requestId} />
        </div>
      )}
    </div>
  )
}
