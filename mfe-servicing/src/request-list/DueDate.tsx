import { formatDate, makeStyles, tokens } from '@coverdesk/design-system'
import { useSession } from '@coverdesk/plugin-sdk'
import type { ServiceRequestRowFragment } from '../generated/documents'
import { daysLeft, timeLeft } from '../words/due-days'
import { dash } from '../words/request-labels'

const left = { display: 'block', fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 } as const

const useStyles = makeStyles({
  none: { color: tokens.textTertiary },
  date: { display: 'block', lineHeight: '18px' },
  later: { ...left, color: tokens.textSecondary },
  soon: { ...left, color: tokens.amber },
  overdue: { ...left, color: tokens.red },
})

/** When a request is due, and how long that is from now as long as it is open. */
export function DueDate({ state, dueAt }: Pick<ServiceRequestRowFragment, 'state' | 'dueAt'>) {
  const styles = useStyles()
  const { timeZone } = useSession().agency
  if (!dueAt) return <span className={styles.none}>{dash}</span>
  if (state !== 'OPEN') return formatDate(dueAt)
  const days = daysLeft(dueAt, timeZone)
  return (
    <>
      <span className={styles.date}>{formatDate(dueAt)}</span>
      <span className={styles[urgencyOf(days)]}>{timeLeft(dueAt, timeZone)}</span>
    </>
  )
}

function urgencyOf(days: number) {
  if (days < 0) return 'overdue'
  return days <= 1 ? 'soon' : 'later'
}
