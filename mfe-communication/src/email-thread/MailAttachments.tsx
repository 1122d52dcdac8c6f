import { Banner, Button, formatFileSize, makeStyles, mergeClasses, shorthands, tokens } from '@coverdesk/design-system'
import { runMutation, useChange } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { CheckEmailAttachmentsDocument, type ThreadMailFragment } from '../generated/documents'

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: '8px' },
  file: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8px',
    maxWidth: '100%',
    boxSizing: 'border-box',
    padding: '3px 10px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.sheet,
    ...shorthands.border('1px', 'solid', tokens.line),
  },
  refused: { ...shorthands.borderStyle('dashed') },
  name: { overflowWrap: 'anywhere', fontWeight: tokens.fontWeightSemibold },
  link: {
    color: tokens.text,
    textDecorationLine: 'none',
    borderRadius: '4px',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  detail: { color: tokens.textSecondary, overflowWrap: 'anywhere' },
})

interface MailAttachmentsProps {
  threadId: string
  emailId: string
  attachments: ThreadMailFragment['attachments']
}

/** What came or went with a mail. What was refused is named, with the reason; what couldn't be checked in time can be tried again. */
export function MailAttachments({ threadId, emailId, attachments }: MailAttachmentsProps) {
  return (
    <>
      <AttachmentList attachments={attachments} />
      {attachments.some(({ check }) => check === 'OUT_OF_TIME') && <CheckAgain threadId={threadId} emailId={emailId} />}
    </>
  )
}

/** One check covers all files of the mail. */
function CheckAgain({ threadId, emailId }: Pick<MailAttachmentsProps, 'threadId' | 'emailId'>) {
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { run, busy, failure } = useChange()
  const check = () => run(() => runMutation(CheckEmailAttachmentsDocument, { id: threadId, emailId, idempotencyKey }))
  return (
    <Banner
      tone="warning"
      actions={
        <Button small busy={busy} onClick={() => void check()}>
          Try again
        </Button>
      }
    >
      {failure?.message ?? 'We couldn’t check every file in time.'}
    </Banner>
  )
}

function AttachmentList({ attachments }: Pick<MailAttachmentsProps, 'attachments'>) {
  const styles = useStyles()
  return (
    <ul aria-label="Attachments" className={styles.list}>
      {attachments.map(({ id, name, size, url, refusedBecause }) => (
        <li key={id} className={mergeClasses(styles.file, !url && styles.refused)}>
          {url ? (
            <a href={url} target="_blank" rel="noopener noreferrer" className={mergeClasses(styles.name, styles.link)}>
              {name}
            </a>
          ) : (
            <span className={styles.name}>{name}</span>
          )}
          <span className={styles.detail}>{url ? formatFileSize(size) : refusedBecause}</span>
        </li>
      ))}
    </ul>
  )
}
