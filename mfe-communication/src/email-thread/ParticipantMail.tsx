import { Avatar, Badge, DateTime, makeStyles, mergeClasses, shorthands, tokens } from '@coverdesk/design-system'
import { useSession } from '@coverdesk/plugin-sdk'
import type { ConcludedAskFragment, EmailThreadProfileFragment, ThreadMailFragment } from '../generated/documents'
import { machineMailName, senderRoleName } from '../words/email-labels'
import { recipientsLine, senderName } from '../words/mail-people'
import { DeliveryState } from './DeliveryState'
import { MailAttachments } from './MailAttachments'
import { MailBody } from './MailBody'
import { OriginalMail } from './OriginalMail'
import { Unfolding } from './Unfolding'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '8px',
    padding: '12px 14px',
    borderRadius: tokens.borderRadiusXLarge,
    ...shorthands.border('1px', 'solid', tokens.line),
  },
  ofAgency: { backgroundColor: tokens.brandTint, ...shorthands.borderColor('transparent') },
  head: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'start', gap: '2px 10px' },
  name: { overflowWrap: 'anywhere', fontWeight: tokens.fontWeightSemibold },
  quiet: {
    color: tokens.textSecondary,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
  },
  note: { margin: 0, color: tokens.amber },
  quoted: {
    margin: 0,
    padding: '2px 0 2px 12px',
    color: tokens.textSecondary,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    ...shorthands.borderLeft('2px', 'solid', tokens.line),
  },
})

interface ParticipantMailProps {
  thread: Pick<EmailThreadProfileFragment, 'id' | 'replyFrom'>
  mail: ThreadMailFragment
  asks: readonly ConcludedAskFragment[]
}

/** One mail of a thread: who wrote it to whom and when, what is new in it, and what came with it. */
export function ParticipantMail({ thread, mail, asks }: ParticipantMailProps) {
  const styles = useStyles()
  const { id, senderRole, sentAt, attachments, quotedText, originalHtmlUrl, machineKind, notes, delivery } = mail
  const { agency } = useSession()
  const sender = senderName(mail)
  const recipients = recipientsLine(mail, { name: agency.name, email: thread.replyFrom })
  const isOfAgency = senderRole === 'AGENT' || senderRole === 'CARA'
  return (
    <article aria-label={`Email from ${sender}`} className={mergeClasses(styles.root, isOfAgency && styles.ofAgency)}>
      <div className={styles.head}>
        <Avatar name={sender} />
        <div>
          <span className={styles.name}>{sender}</span>
          <div className={styles.quiet}>
            {machineKind ? recipients : `${senderRoleName[senderRole]} · ${recipients}`}
          </div>
        </div>
        <span className={styles.quiet}>
          <DateTime value={sentAt} />
        </span>
      </div>
      {machineKind && (
        <div>
          <Badge tone="neutral">{machineMailName[machineKind]}</Badge>
        </div>
      )}
      {notes.map(note => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <MailBody mail={mail} asks={asks} />
      {attachments.length > 0 && <MailAttachments threadId={thread.id} emailId={id} attachments={attachments} />}
      {quotedText && (
        <Unfolding show="Show quoted text" hide="Hide quoted text">
          <blockquote className={styles.quoted}>{quotedText}</blockquote>
        </Unfolding>
      )}
      {originalHtmlUrl && (
        <Unfolding show="View original" hide="Hide original">
          <OriginalMail url={originalHtmlUrl} title={`Original email from ${sender}`} />
        </Unfolding>
      )}
      {delivery && <DeliveryState threadId={thread.id} emailId={id} delivery={delivery} />}
    </article>
  )
}
