import { makeStyles, Section, tokens } from '@coverdesk/design-system'
import { EvidenceMark } from '../evidence/EvidenceMark'
import type { Quote } from '../evidence/quotes'

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none', display: 'grid', gap: '10px' },
  quote: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '8px' },
  where: { color: tokens.textSecondary, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
})

/** The sources of a draft. Renders nothing if it has no evidence. */
export function QuoteList({ quotes }: { quotes: readonly Quote[] }) {
  const styles = useStyles()
  if (quotes.length === 0) return null
  return (
    <Section title="Evidence">
      <ul aria-label="Evidence" className={styles.list}>
        {quotes.map((quote, place) => (
          <li key={quote.id} className={styles.quote}>
            <span>
              <EvidenceMark quote={quote} label={String(quote.mark ?? place + 1)} />
            </span>
            <span>
              {`“${quote.quote}”`}
              <div className={styles.where}>{`${quote.name}, page ${quote.page}`}</div>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
