import { Banner, makeStyles } from '@coverdesk/design-system'
import { type RefObject, useState } from 'react'
import type { EmailThreadProfileFragment } from '../generated/documents'
import { ReplyForm } from './ReplyForm'

// It has the focus once a reply was sent, and frames nothing.
const useStyles = makeStyles({ root: { outlineStyle: 'none' } })

interface ReplySectionProps {
  thread: EmailThreadProfileFragment
  ref: RefObject<HTMLDivElement | null>
}

/** The end of a thread, where a person answers. */
export function ReplySection({ thread, ref }: ReplySectionProps) {
  const styles = useStyles()
  const [sentCount, setSentCount] = useState(0)
  if (!thread.replyFrom) {
    return <Banner tone="warning">Your agency has no address for email yet, so nothing can be sent from here.</Banner>
  }
  const beginAgain = () => {
    setSentCount(count => count + 1)
    ref.current?.focus()
  }
  return (
    <div ref={ref} tabIndex={-1} className={styles.root}>
      <ReplyForm key={sentCount} thread={thread} from={thread.replyFrom} onSent={beginAgain} />
    </div>
  )
}
