import { formatDate, formatInsuranceType, makeStyles, tokens } from '@coverdesk/design-system'
import { byPolicy, type Difference } from './superseded-groups'

const useStyles = makeStyles({
  policies: {
    display: 'grid',
    gap: '8px',
    margin: 0,
    padding: '10px 12px',
    listStyleType: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.neutralTint,
    '@media (forced-colors: active)': { outline: '1px solid' },
  },
  type: { fontWeight: tokens.fontWeightMedium },
  facts: { margin: 0, padding: 0, listStyleType: 'none' },
  fact: { display: 'flex', flexWrap: 'wrap', gap: '0 12px', overflowWrap: 'anywhere' },
  label: { color: tokens.textSecondary, flexBasis: '168px', flexShrink: 0 },
  change: { minWidth: 0, fontVariantNumeric: 'tabular-nums' },
  before: { color: tokens.textSecondary },
  removed: { color: tokens.amber },
})

/** What the new certificate says otherwise, policy by policy: before, and after. */
export function DifferenceList({ label, differences }: { label: string; differences: readonly Difference[] }) {
  const styles = useStyles()
  return (
    <ul aria-label={label} className={styles.policies}>
      {byPolicy(differences).map(policy => (
        <li key={policy.policyId}>
          <div className={styles.type}>{formatInsuranceType(policy.type)}</div>
          <ul className={styles.facts}>
            {policy.of.map(difference => (
              <li key={`${difference.kind} ${difference.label}`} className={styles.fact}>
                <Change difference={difference} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function Change({ difference }: { difference: Difference }) {
  const styles = useStyles()
  if (difference.kind === 'LINE_REMOVED') {
    return <span className={styles.removed}>No longer certified: no policy in force replaces it.</span>
  }
  return (
    <>
      <span className={styles.label}>{difference.label}</span>
      <span className={styles.change}>
        <span className={styles.before}>{inWords(difference, difference.before)}</span>{' '}
        <span role="img" aria-label="becomes">
          →
        </span>{' '}
        {inWords(difference, difference.after)}
      </span>
    </>
  )
}

/** Days come as they are stored. */
function inWords({ kind }: Difference, value: string | null): string {
  if (value === null) return 'None'
  return kind === 'EFFECTIVE' || kind === 'EXPIRATION' ? formatDate(value) : value
}
