import { DateTime, makeStyles, TextLink, tokens } from '@coverdesk/design-system'
import { useId } from 'react'
import { ConversationBubble } from './ConversationBubble'
import type { ConversationPartOf } from './conversation-parts'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: '4px 12px' },
  title: {
    margin: 0,
    minWidth: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: '24px',
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  quiet: { color: tokens.textSecondary, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  files: { margin: 0, padding: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: '4px 16px' },
  file: {
    color: tokens.brandText,
    overflowWrap: 'anywhere',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  messages: {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px',
  },
})

/** A call or an email thread: what it is, its files, and what was said, as a chat. */
export function ConversationPart({ part }: { part: ConversationPartOf }) {
  const styles = useStyles()
  const titleId = useId()
  const { title, path, at, attachments, messages } = part
  return (
    <section aria-labelledby={titleId} className={styles.root}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          <TextLink href={path}>{title}</TextLink>
        </h2>
        {at && (
          <span className={styles.quiet}>
            <DateTime value={at} />
          </span>
        )}
      </div>
      {attachments.length > 0 && (
        <ul aria-label="Attachments" className={styles.files}>
          {attachments.map(
            ({ id, name, url }) =>
              url && (
                <li key={id}>
                  <a href={url} target="_blank" rel="noopener noreferrer" className={styles.file}>
                    {name}
                  </a>
                </li>
              ),
          )}
        </ul>
      )}
      {messages.length > 0 ? (
        <ol className={styles.messages}>
          {messages.map(message => (
            <li key={message.id}>
              <ConversationBubble message={message} />
            </li>
          ))}
        </ol>
      ) : (
        <span className={styles.quiet}>There is no transcript.</span>
      )}
    </section>
  )
}
