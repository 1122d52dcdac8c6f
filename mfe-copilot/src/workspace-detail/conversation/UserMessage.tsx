import { formatDateTime, makeStyles, tokens } from '@coverdesk/design-system'
import { memo } from 'react'
import type { ConversationMessageFragment } from '../../generated/documents'

const useStyles = makeStyles({
  root: { display: 'grid', justifyItems: 'end', gap: '4px', minWidth: 0 },
  bubble: {
    boxSizing: 'border-box',
    maxWidth: 'min(520px, 88%)',
    padding: '10px 14px',
    borderRadius: '12px',
    backgroundColor: tokens.frame,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    '@media (forced-colors: active)': { outline: '1px solid' },
  },
  files: { margin: 0, padding: 0, listStyleType: 'none', display: 'grid', justifyItems: 'end', gap: '2px' },
  file: {
    color: tokens.brandText,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  who: { color: tokens.textSecondary, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
})

interface UserMessageProps {
  message: Pick<ConversationMessageFragment, 'content' | 'files' | 'user' | 'timestamp'>
}

/** Where no person has written: what clients ask for by email is put to Cara by the product. */
const product = 'Coverdesk'

/** What someone wrote to Cara, with the files that went along. */
export const UserMessage = memo(function UserMessage({ message }: UserMessageProps) {
  const styles = useStyles()
  const { content, files, user, timestamp } = message
  return (
    <article aria-label={`Message from ${user?.name ?? product}`} className={styles.root}>
      {content && <div className={styles.bubble}>{content}</div>}
      {files.length > 0 && (
        <ul aria-label="Attached files" className={styles.files}>
          {files.map(({ id, name, url }) => (
            <li key={id}>
              <a href={url} target="_blank" rel="noopener noreferrer" className={styles.file}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.who}>{`${user?.name ?? product} · ${formatDateTime(timestamp)}`}</div>
    </article>
  )
})
