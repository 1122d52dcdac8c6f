import { makeStyles } from '@fluentui/react-components'
import { Facts } from '../detail/Facts'
import { Section } from '../detail/Section'
import { tokens } from '../theme/tokens'
import { DateTime } from '../time/DateTime'
import { type ImportWords, inFigures } from './import-labels'
import type { ImportRecord, ImportState } from './import-record'

/** How many of the steps are done. */
const done: Record<ImportState, number> = {
  MAPPING: 0,
  CHECKING: 1,
  CHECKED: 1,
  IMPORTING: 2,
  DONE: 3,
  CANCELED: 3,
  FAILED: 3,
  UNDOING: 3,
  UNDONE: 3,
}

const useStyles = makeStyles({
  steps: { display: 'grid', gap: '12px', margin: '0 0 20px', padding: 0, listStyleType: 'none' },
  step: { display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr)', gap: '0 10px' },
  number: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '24px',
    height: '24px',
    borderRadius: '50%',
    backgroundColor: tokens.neutralTint,
    color: tokens.textSecondary,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  reached: { backgroundColor: tokens.brandTint, color: tokens.brandText },
  title: { lineHeight: '24px', fontWeight: tokens.fontWeightSemibold },
  later: { color: tokens.textSecondary, fontWeight: tokens.fontWeightMedium },
  words: {
    gridColumn: 2,
    color: tokens.textSecondary,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
})

interface ImportStepsProps {
  found: ImportRecord
  words: Pick<ImportWords, 'check' | 'create'>
}

/** Where the import is on its way, and when it was started. */
export function ImportSteps({ found, words }: ImportStepsProps) {
  const styles = useStyles()
  const reached = done[found.state]
  const steps = [
    { title: 'Columns', words: 'Match columns' },
    { title: 'Check', words: words.check },
    { title: 'Import', words: words.create },
  ]
  return (
    <Section title="This import">
      {reached < steps.length && (
        <ol className={styles.steps}>
          {steps.map(({ title, words }, place) => (
            <li key={title} className={styles.step} aria-current={place === reached ? 'step' : undefined}>
              <span aria-hidden className={place <= reached ? `${styles.number} ${styles.reached}` : styles.number}>
                {place < reached ? '✓' : place + 1}
              </span>
              <span className={place <= reached ? styles.title : `${styles.title} ${styles.later}`}>{title}</span>
              <span className={styles.words}>{words}</span>
            </li>
          ))}
        </ol>
      )}
      <Facts facts={[{ label: 'Started', value: <DateTime value={found.createdAt} /> }, ...rowsOf(found)]} />
    </Section>
  )
}

const rowsOf = ({ counts }: ImportRecord) => (counts.rows > 0 ? [{ label: 'Rows', value: inFigures(counts.rows) }] : [])
