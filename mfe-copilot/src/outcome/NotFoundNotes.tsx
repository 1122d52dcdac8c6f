import { Badge, formatNames, makeStyles, tokens } from '@coverdesk/design-system'
import type { AnswerOutcomeFragment, ConversationMessageFragment } from '../generated/documents'

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none', display: 'grid', gap: '6px' },
  searched: { color: tokens.textSecondary, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
})

interface NotFoundNotesProps extends Pick<ConversationMessageFragment, 'notFound'> {
  outcome: AnswerOutcomeFragment | null
}

/** Of several things that were asked those that aren’t there. Of the only one its outcome says it, and nobody knows while something wasn’t searched. */
export function NotFoundNotes({ notFound, outcome }: NotFoundNotesProps) {
  const styles = useStyles()
  if (notFound.length === 0 || outcome?.kind === 'COULD_NOT_SEARCH') return null
  if (outcome?.kind === 'NOT_IN_DOCUMENTS' && notFound.length === 1) return null
  return (
    <ul aria-label="Not found" className={styles.list}>
      {notFound.map(({ question, sources }) => (
        <li key={question}>
          <Badge tone="amber">Not found</Badge> {question}
          {sources.length > 0 && <div className={styles.searched}>{`Searched: ${formatNames(sources)}`}</div>}
        </li>
      ))}
    </ul>
  )
}
