import { Badge, formatNames, makeStyles, tokens } from '@coverdesk/design-system'
import type { ConversationMessageFragment } from '../../generated/documents'

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none', display: 'grid', gap: '6px' },
  searched: { color: tokens.textSecondary, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
})

/** What was asked and isn’t there, and where Cara looked for it. Nothing when she found everything. */
export function NotFoundNotes({ notFound }: Pick<ConversationMessageFragment, 'notFound'>) {
  const styles = useStyles()
  if (notFound.length === 0) return null
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
