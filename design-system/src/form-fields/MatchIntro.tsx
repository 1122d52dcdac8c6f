import { makeStyles } from '@fluentui/react-components'
import { Skeleton } from '../feedback/Skeleton'
import { tokens } from '../theme/tokens'

const useStyles = makeStyles({
  waiting: { padding: '0 20px 20px', '@media (max-width: 639.98px)': { padding: '0 16px 16px' } },
  root: {
    margin: 0,
    padding: '0 20px 12px',
    maxWidth: '920px',
    color: tokens.textSecondary,
    '@media (max-width: 639.98px)': { padding: '0 16px 12px' },
  },
})

/** How it is done. */
export const MatchIntro = () => (
  <p className={useStyles().root}>
    Choose a field on the form or in the list, then what it is filled with. The keys j and k lead to the next field and
    the one before, n to the next that nothing fills; Ctrl or ⌘ with Enter saves.
  </p>
)

/** In the place of the form and its fields. */
export const WaitingForm = () => (
  <div role="status" aria-label="Loading form..." className={useStyles().waiting}>
    <Skeleton width="100%" height="480px" />
  </div>
)

/** The page before its code has come: what it is for can be read at once. Shell and pages have it, `MatchFields` is a file of its own. */
export const MatchFieldsSkeleton = () => (
  <>
    <MatchIntro />
    <WaitingForm />
  </>
)
