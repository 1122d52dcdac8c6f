import { makeStyles, tokens } from '@coverdesk/design-system'
import { useId } from 'react'

const useStyles = makeStyles({
  root: {
    // It stays in sight beside long instructions.
    position: 'sticky',
    top: 0,
    display: 'grid',
    gap: '12px',
    padding: '12px 16px 16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.violetTint,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.text,
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, lineHeight: '20px', fontWeight: tokens.fontWeightSemibold },
  list: { display: 'grid', gap: '8px', margin: 0 },
  term: { fontWeight: tokens.fontWeightSemibold },
  tool: { fontFamily: tokens.fontFamilyMonospace },
  meaning: { margin: 0, color: tokens.textSecondary },
})

const parts = [
  ['Title', 'Two to four words, such as “Renewal Review”.'],
  ['Description', 'About one sentence that says what people get.'],
  [
    'Instructions',
    'Say what Cara should read, what to look for, and what the answer should look like. Name a tool to have Cara use it.',
  ],
] as const

/** Specification 3 §3. */
const tools = [
  ['web_research', 'Looks things up on the web, once you approve the search.'],
  ['draft_email', 'Drafts an email for you to review.'],
  ['search_file', 'Finds passages in the files of the workspace.'],
  ['generate_document', 'Drafts a document from what Cara found.'],
] as const

/** How to write a preset that works well. */
export function PresetHelp({ id }: { id: string }) {
  const styles = useStyles()
  const title = useId()
  return (
    <section id={id} aria-labelledby={title} className={styles.root}>
      <h3 id={title} className={styles.title}>
        How to write a preset
      </h3>
      <Terms terms={parts} />
      <h3 className={styles.title}>Tools that Cara has</h3>
      <Terms terms={tools} className={styles.tool} />
    </section>
  )
}

interface TermsProps {
  terms: readonly (readonly [term: string, meaning: string])[]
  className?: string
}

function Terms({ terms, className = '' }: TermsProps) {
  const styles = useStyles()
  return (
    <dl className={styles.list}>
      {terms.map(([term, meaning]) => (
        <div key={term}>
          <dt className={`${styles.term} ${className}`}>{term}</dt>
          <dd className={styles.meaning}>{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}
