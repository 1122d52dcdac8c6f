import { ButtonLink, makeStyles, ProgressBar, pluralize, shorthands, tokens } from '@coverdesk/design-system'
import { useListPath } from '@coverdesk/plugin-sdk'
import { typeWords } from '../audit-log/audit-labels'
import { entryPath } from '../paths'
import type { AreaCheck } from './verify-area'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: '4px',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusXLarge,
    ...shorthands.border('1px', 'solid', tokens.line),
  },
  name: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  words: { margin: 0, overflowWrap: 'anywhere' },
  quiet: { margin: 0, color: tokens.textSecondary },
  broken: { margin: 0, color: tokens.red, overflowWrap: 'anywhere' },
})

/** How the check of one area stands. */
export function AreaResult({ area, check }: { area: string; check: AreaCheck }) {
  const styles = useStyles()
  return (
    <li className={styles.root}>
      <h3 className={styles.name}>{typeWords(area)}</h3>
      <Standing check={check} />
    </li>
  )
}

const entries = (count: number) => pluralize(count, 'entry', 'entries')

function Standing({ check }: { check: AreaCheck }) {
  const styles = useStyles()
  const toBroken = useListPath(entryPath(check.status === 'broken' ? check.entryId : ''))
  switch (check.status) {
    case 'checking': {
      const { checked, total } = check
      const text = total > 0 ? `${checked.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}` : ''
      return <ProgressBar label="Checking" value={total > 0 ? checked / total : undefined} text={text} />
    }
    case 'sound':
      return <p className={styles.quiet}>{entries(check.checked)} checked. None changed or missing.</p>
    case 'failed':
      return <p className={styles.words}>{check.message}</p>
    case 'broken':
      return (
        <>
          <p className={styles.broken}>
            Broken after {entries(check.checked)}: entry {check.entryId} {check.reason}.
          </p>
          <div>
            <ButtonLink small to={toBroken}>
              Show this entry
            </ButtonLink>
          </div>
        </>
      )
  }
}
