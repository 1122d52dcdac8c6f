import { Banner, Button, ErrorState, makeStyles, tokens } from '@coverdesk/design-system'
import { SlideOut } from '@coverdesk/design-system/record'
import { useCloseDialog, useListPath } from '@coverdesk/plugin-sdk'
import { auditPath } from '../paths'
import { AreaResult } from './AreaResult'
import { useVerification, type Verification } from './use-verification'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '16px' },
  quiet: { margin: 0, color: tokens.textSecondary },
  areas: { display: 'grid', gap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
})

/** Checks that no one has changed, removed or moved an entry after it was written. */
export function VerifySlideOut() {
  const styles = useStyles()
  const close = useCloseDialog(useListPath(auditPath))
  const verification = useVerification()
  const { areas, failure, isRunning, again } = verification
  return (
    <SlideOut
      title="Verify the audit log"
      onClose={close}
      actions={
        <Button busy={isRunning} onClick={again}>
          Check again
        </Button>
      }
    >
      <div className={styles.root}>
        <p className={styles.quiet}>
          Each entry is chained to the previous one. Changing, removing or moving an entry breaks the chain.
        </p>
        {failure && <ErrorState title="The check couldn’t start" message={failure} onRetry={again} />}
        <Verdict {...verification} />
        <ul className={styles.areas} aria-label="Areas">
          {areas?.map(({ name, check }) => (
            <AreaResult key={name} area={name} check={check} />
          ))}
        </ul>
      </div>
    </SlideOut>
  )
}

/** The whole of it in a sentence, once every area is checked. */
function Verdict({ areas = [], failure, isRunning }: Verification) {
  if (failure || isRunning) return null
  if (areas.some(({ check }) => check.status === 'broken')) {
    return <Banner tone="error">The audit log was tampered with. Contact your administrator.</Banner>
  }
  if (areas.some(({ check }) => check.status === 'failed')) {
    return <Banner tone="warning">Some areas couldn’t be checked. Try again shortly.</Banner>
  }
  return <Banner tone="success">No entry was changed or removed.</Banner>
}
