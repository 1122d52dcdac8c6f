import { ButtonLink, makeStyles, shorthands, tokens } from '@coverdesk/design-system'
import type { FindingFragment } from '../generated/documents'

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  finding: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    padding: '8px 0',
    ...shorthands.borderTop('1px', 'solid', tokens.innerLine),
    ':first-child': { borderTopStyle: 'none' },
  },
  words: { flexGrow: 1, flexBasis: '228px', minWidth: 0, overflowWrap: 'anywhere' },
  source: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: tokens.textSecondary },
})

/** What speaks, or spoke, against a certificate, each with where it is written. */
export function FindingList({ findings }: { findings: readonly FindingFragment[] }) {
  const styles = useStyles()
  return (
    <ul aria-label="Findings" className={styles.list}>
      {findings.map(({ message, source, policyId }) => (
        <li key={`${message} ${source}`} className={styles.finding}>
          <div className={styles.words}>
            <div>{message}</div>
            <div className={styles.source}>{source}</div>
          </div>
          {policyId && (
            <ButtonLink
              small
              appearance="subtle"
              to={`/app/policies/${policyId}/overview`}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`Open policy in a new tab: ${source}`}
            >
              Open policy
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  )
}
