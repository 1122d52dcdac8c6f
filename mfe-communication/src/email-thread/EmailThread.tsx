import { Banner, Button, ButtonLink } from '@coverdesk/design-system'
import { SlideOut } from '@coverdesk/design-system/record'
import { Outlet, useCloseDialog, useListPath, usePageTitle } from '@coverdesk/plugin-sdk'
import { useRef } from 'react'
import { emailsPath, linkEmailPath } from '../paths'
import { subjectOf } from '../words/email-labels'
import { NoThread } from './NoThread'
import { StateButton } from './StateButton'
import { ThreadBody } from './ThreadBody'
import { ThreadSkeleton } from './ThreadSkeleton'
import { useThread } from './use-thread'

/** What was written with a client, and the place to answer, beside the list (specification 3 §2). */
export function EmailThread() {
  const close = useCloseDialog(useListPath(emailsPath))
  const { id, query, thread } = useThread()
  const linkPath = useListPath(linkEmailPath(id))
  const reply = useRef<HTMLDivElement>(null)
  usePageTitle(thread ? `Email · ${subjectOf(thread)}` : 'Email Thread')
  const writeReply = () => reply.current?.querySelector('textarea')?.focus()
  return (
    <>
      <SlideOut
        title="Email Thread"
        size="wide"
        onClose={close}
        actions={
          thread && (
            <>
              <ButtonLink to={linkPath}>{thread.account ? 'Change account' : 'Choose account'}</ButtonLink>
              <StateButton thread={thread} />
              {thread.replyFrom && <Button onClick={writeReply}>Reply</Button>}
            </>
          )
        }
      >
        {query.status === 'loading' && <ThreadSkeleton />}
        {thread && query.status === 'loaded' && query.failure && (
          <Banner tone="warning">{`Some of this could not be loaded. ${query.failure.message}`}</Banner>
        )}
        {thread?.isSenderUnknown && (
          <Banner tone="warning">
            Sender isn’t a known contact of this account. Check who it is before you answer.
          </Banner>
        )}
        {thread && <ThreadBody key={thread.id} thread={thread} reply={reply} />}
        {!thread && query.status !== 'loading' && <NoThread failure={query.failure} onRetry={query.retry} />}
      </SlideOut>
      <Outlet />
    </>
  )
}
