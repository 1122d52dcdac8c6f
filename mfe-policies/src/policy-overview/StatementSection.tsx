import { makeStyles, Section, shorthands, tokens } from '@coverdesk/design-system'
import type { PolicyStatementFieldsFragment } from '../generated/documents'

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none', display: 'grid', gap: '16px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightMedium, overflowWrap: 'anywhere' },
  text: { margin: '2px 0 0', color: tokens.textSecondary, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  quote: {
    margin: '8px 0 0',
    padding: '0 0 0 12px',
    ...shorthands.borderLeft('2px', 'solid', tokens.line),
    color: tokens.textSecondary,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
})

interface StatementSectionProps {
  title: string
  statements: readonly PolicyStatementFieldsFragment[]
}

/** What the policy covers, or does not, with its own words below. */
export function StatementSection({ title, statements }: StatementSectionProps) {
  const styles = useStyles()
  if (statements.length === 0) return null
  return (
    <Section title={title}>
      <ul className={styles.list}>
        {statements.map(({ title: heading, description, policyQuotes }) => (
          <li key={[heading, description, ...policyQuotes].join('\n')}>
            <h3 className={styles.title}>{heading}</h3>
            {description && <p className={styles.text}>{description}</p>}
            {policyQuotes.map(quote => (
              <blockquote key={quote} className={styles.quote}>
                {quote}
              </blockquote>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  )
}
