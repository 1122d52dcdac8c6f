import { makeStyles, Skeleton } from '@coverdesk/design-system'
import { LateComponent, useLate } from '@coverdesk/plugin-sdk'
import type { ConcludedAskFragment, ThreadMailFragment } from '../generated/documents'
import { MarkedText } from '../said/MarkedText'

const lateMarkdown = new LateComponent(async () => (await import('@coverdesk/design-system/markdown')).default)

const useStyles = makeStyles({ text: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } })

interface MailBodyProps {
  mail: Pick<ThreadMailFragment, 'body' | 'senderRole'>
  asks: readonly ConcludedAskFragment[]
}

/** What is new in a mail. Those of the assistant are Markdown, which can do no harm; others are plain text (specification 3 §2). */
export function MailBody({ mail: { body, senderRole }, asks }: MailBodyProps) {
  const styles = useStyles()
  if (senderRole === 'CARA') return <AssistantText text={body} />
  return (
    <p className={styles.text}>
      <MarkedText text={body} asks={asks} />
    </p>
  )
}

function AssistantText({ text }: { text: string }) {
  const Markdown = useLate(lateMarkdown)
  return Markdown ? <Markdown text={text} headingLevel={4} /> : <Skeleton width="100%" height="20px" />
}
