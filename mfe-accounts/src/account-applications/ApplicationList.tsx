import { formatDate, makeStyles, Section, shorthands, TextLink, tokens } from '@coverdesk/design-system'
import type { ApplicationFragment } from '../generated/documents'
import { accountPath } from '../paths'
import { insuranceNames } from './insurance-names'

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none', display: 'grid', gap: '4px' },
  application: { padding: '8px 12px', borderRadius: tokens.borderRadiusMedium, overflowWrap: 'anywhere' },
  // In forced colors, which show no backgrounds, the border tells.
  shown: { backgroundColor: tokens.brandTint, ...shorthands.border('1px', 'solid', 'transparent') },
  detail: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: tokens.textSecondary },
})

interface ApplicationListProps {
  accountId: string
  applications: readonly ApplicationFragment[]
  /** The id of the one that is open. */
  shown: string
}

/** All applications of an account, to go from one to the other. */
export function ApplicationList({ accountId, applications, shown }: ApplicationListProps) {
  const styles = useStyles()
  return (
    <Section title="Applications">
      <ul aria-label="Applications" className={styles.list}>
        {applications.map(({ id, insuranceTypes, createdAt }) => (
          <li
            key={id}
            aria-current={id === shown ? 'page' : undefined}
            className={id === shown ? `${styles.application} ${styles.shown}` : styles.application}
          >
            <TextLink href={`${accountPath(accountId)}/applications/${id}`}>{insuranceNames(insuranceTypes)}</TextLink>
            <div className={styles.detail}>{`Started on ${formatDate(createdAt)}`}</div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
