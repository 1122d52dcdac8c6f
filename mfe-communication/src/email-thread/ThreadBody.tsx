import { makeStyles, mergeClasses } from '@coverdesk/design-system'
import type { RefObject } from 'react'
import { ConcludedRequests } from '../concluded-requests/ConcludedRequests'
import { openAsks, PossibleRequests } from '../concluded-requests/PossibleRequests'
import { ReplySection } from '../email-reply/ReplySection'
import type { EmailThreadProfileFragment } from '../generated/documents'
import { PanelPart } from '../panel/PanelPart'
import { ParticipantMail } from './ParticipantMail'
import { ThreadFacts } from './ThreadFacts'
import { WorkspaceCard } from './WorkspaceCard'

/** Where there is room the facts are beside what was written. */
const roomy = '@container (min-width: 640px)'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '20px',
    [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 208px', gridTemplateAreas: '"mails facts"', gap: '24px' },
  },
  column: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '20px',
  },
  facts: { containerType: 'inline-size', [roomy]: { gridArea: 'facts' } },
  mails: { [roomy]: { gridArea: 'mails' } },
  list: {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px',
  },
  text: { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
})

interface ThreadBodyProps {
  thread: EmailThreadProfileFragment
  /** Where a reply is written. */
  reply: RefObject<HTMLDivElement | null>
}

/** How a thread stands, what was concluded from it, what was written, and the place to answer (specification 3 §2). */
export function ThreadBody({ thread, reply }: ThreadBodyProps) {
  const styles = useStyles()
  const { summary, workspace, serviceRequests, asks, participantEmails } = thread
  return (
    <div className={styles.root}>
      <div className={mergeClasses(styles.column, styles.facts)}>
        <ThreadFacts thread={thread} />
        {summary && (
          <PanelPart title="Summary">
            <p className={styles.text}>{summary}</p>
          </PanelPart>
        )}
        {workspace && (
          <PanelPart title="Workspace">
            <WorkspaceCard workspace={workspace} />
          </PanelPart>
        )}
        {serviceRequests.length > 0 && (
          <PanelPart title="Service Requests">
            <ConcludedRequests requests={serviceRequests} />
          </PanelPart>
        )}
        {openAsks(asks).length > 0 && (
          <PanelPart title="Possible Requests">
            <PossibleRequests asks={asks} />
          </PanelPart>
        )}
      </div>
      <div className={mergeClasses(styles.column, styles.mails)}>
        <PanelPart title="Transcript">
          <ol className={styles.list}>
            {participantEmails.map(mail => (
              <li key={mail.id}>
                <ParticipantMail
                  thread={thread}
                  mail={mail}
                  asks={asks.filter(({ messageId }) => messageId === mail.id)}
                />
              </li>
            ))}
          </ol>
        </PanelPart>
        <PanelPart title="Reply">
          <ReplySection ref={reply} thread={thread} />
        </PanelPart>
      </div>
    </div>
  )
}
