import { Facts, formatLimit, makeStyles, tokens } from '@coverdesk/design-system'
import type { PolicyCoverageFragment } from '../generated/documents'
import { limitLines } from '../policy-coverage/limit-lines'
import { factsByLabel } from './facts-by-label'
import { partyLines } from './party-lines'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '20px' },
  summary: { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  line: {
    margin: '0 0 8px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.textSecondary,
  },
})

/** Limits by line of business, and what else is written about the whole policy. */
export function LimitFacts({ details }: { details: PolicyCoverageFragment }) {
  const styles = useStyles()
  const { limits, extraLimits, deductible, summary, policyNumber, carrier, insured } = details
  const lines = limitLines
    .map(({ line, limits: names }) => ({
      line,
      facts: names.flatMap(([name, label]) => {
        const limit = limits[name]
        return limit === null ? [] : [{ label, value: formatLimit(limit) }]
      }),
    }))
    .filter(({ facts }) => facts.length > 0)
  const others = factsByLabel([
    ...(deductible === null ? [] : [{ label: 'Deductible', value: formatLimit(deductible) }]),
    ...extraLimits.map(({ name, limit }) => ({ label: name, value: formatLimit(limit) })),
  ])
  const asWritten = [
    ...(insured ? [{ label: 'Insured', value: partyLines(insured) }] : []),
    ...(carrier ? [{ label: 'Carrier', value: partyLines(carrier) }] : []),
    ...(policyNumber ? [{ label: 'Policy number', value: policyNumber }] : []),
  ]
  return (
    <div className={styles.root}>
      {summary && <p className={styles.summary}>{summary}</p>}
      {lines.map(({ line, facts }) => (
        <div key={line}>
          <h3 className={styles.line}>{line}</h3>
          <Facts facts={facts} />
        </div>
      ))}
      {others.length > 0 && (
        <div>
          <h3 className={styles.line}>Other limits</h3>
          <Facts facts={others} />
        </div>
      )}
      {asWritten.length > 0 && (
        <div>
          <h3 className={styles.line}>As shown on the documents</h3>
          <Facts facts={asWritten} />
        </div>
      )}
    </div>
  )
}
