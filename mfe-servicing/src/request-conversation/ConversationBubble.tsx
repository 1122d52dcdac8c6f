import { DateTime, makeStyles, mergeClasses, Skeleton, tokens } from '@coverdesk/design-system'
import { LateComponent, useLate } from '@coverdesk/plugin-sdk'
import type { ConversationMessage } from './conversation-messages'

const lateMarkdown = new LateComponent(async () => (await import('@coverdesk/design-system/markdown')).default)

const useStyles = makeStyles({
  root: { display: 'grid', justifyItems: 'start', gap: '4px', minWidth: 0 },
  right: { justifyItems: 'end' },
  who: {
    color: tokens.textSecondary,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
  },
  bubble: {
    boxSizing: 'border-box',
    maxWidth: 'min(600px, 88%)',
    padding: '10px 14px',
    borderRadius: '12px',
    backgroundColor: tokens.neutralTint,
    overflowWrap: 'anywhere',
    '@media (forced-colors: active)': { outline: '1px solid' },
  },
  plain: { whiteSpace: 'pre-wrap' },
  ofAgency: { backgroundColor: tokens.brandTint },
})

/** One message of a chat; of the copilot as Markdown that can do no harm. */
export function ConversationBubble({ message }: { message: ConversationMessage }) {
  const styles = useStyles()
  const { side, name, role, text, isMarkdown, at } = message
  const isRight = side === 'right'
  return (
    <div data-side={side} className={mergeClasses(styles.root, isRight && styles.right)}>
      <span className={styles.who}>
        {name === role ? name : `${name} · ${role}`}
        {at && (
          <>
            {' · '}
            <DateTime value={at} />
          </>
        )}
      </span>
      <div className={mergeClasses(styles.bubble, !isMarkdown && styles.plain, isRight && styles.ofAgency)}>
        {isMarkdown ? <MarkdownText text={text} /> : text}
      </div>
    </div>
  )
}

function MarkdownText({ text }: { text: string }) {
  const Markdown = useLate(lateMarkdown)
  return Markdown ? <Markdown text={text} /> : <Skeleton width="240px" height="20px" />
}
