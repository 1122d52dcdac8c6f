import { Banner, ButtonLink, Facts, makeStyles, shorthands, tokens } from '@coverdesk/design-system'
import { CheckboxField, FormDialog, useServerForm } from '@coverdesk/design-system/forms'
import { useQuery, useSubmission } from '@coverdesk/plugin-sdk'
import { useEffect, useState } from 'react'
import { OutgoingEmailDocument, type OutgoingEmailQuery } from '../../generated/documents'
import { artifactPath } from '../../paths'
import { CitedText } from '../evidence/CitedText'
import type { EmailSending } from './change-artifact'
import { useArtifactDialog, useLeaveDialog, whyMissing } from './use-artifact-dialog'

const useStyles = makeStyles({
  paper: {
    display: 'grid',
    gap: '12px',
    padding: '14px 16px',
    overflowWrap: 'anywhere',
    borderRadius: tokens.borderRadiusMedium,
    ...shorthands.border('1px', 'solid', tokens.line),
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  signature: { color: tokens.textSecondary, fontSize: tokens.fontSizeBase200 },
})

type Outgoing = NonNullable<OutgoingEmailQuery['caraOutgoingEmail']>

/** Shows exactly what goes out, and sends it, over its workspace. */
export function SendEmailDialog() {
  const { workspaceId, artifactId, close } = useArtifactDialog()
  const query = useQuery(OutgoingEmailDocument, { id: artifactId })
  useLeaveDialog(
    close,
    whyMissing(query, ({ caraOutgoingEmail }) => Boolean(caraOutgoingEmail)),
  )
  const [read, setRead] = useState<OutgoingEmailQuery>()
  useEffect(() => {
    // What an earlier answer said isn’t what goes out now.
    if (query.status === 'loaded' && !query.refreshing) setRead(known => known ?? query.data)
  }, [query])
  const { caraOutgoingEmail: outgoing, caraArtifact: artifact } = read ?? {}
  if (!outgoing || !artifact) return null
  const current = query.status === 'loaded' ? query.data.caraArtifact?.version : undefined
  return (
    <SendForm
      outgoing={outgoing}
      isChanged={current !== undefined && current > outgoing.version}
      mayBeSent={artifact.delivery?.state === 'UNKNOWN'}
      editPath={artifactPath(workspaceId, artifactId, 'edit')}
      onClose={close}
    />
  )
}

interface SendFormProps {
  /** As the person reads it. */
  outgoing: Outgoing
  /** Someone else has changed it meanwhile. */
  isChanged: boolean
  /** It may have gone out before. */
  mayBeSent: boolean
  /** Where the recipient is entered. */
  editPath: string
  onClose(): void
}

function SendForm({ outgoing, isChanged, mayBeSent, editPath, onClose }: SendFormProps) {
  const styles = useStyles()
  const { version, fromName, replyTo, to, isToVerified, subject, body, signature } = outgoing
  const { submit, busy, failure, validationErrors, conflict } = useSubmission<EmailSending>(onClose)
  const form = useServerForm({
    defaultValues: { isRecipientConfirmed: false, isRepeatConfirmed: false },
    validationErrors,
    onSubmit: input => submit({ version, input }),
  })
  const message = 'Someone else changed this email. Close this dialog and review it again.'
  const changed = (isChanged && !busy) || conflict !== undefined ? { message, requestId: undefined } : undefined
  return (
    <FormDialog
      title="Send email"
      size="large"
      form={form}
      submitLabel="Send"
      submitDisabled={!to || changed !== undefined}
      busy={busy}
      failure={failure ?? changed}
      onClose={onClose}
    >
      {/* In front, where a phone shows it, too. */}
      {!to && (
        <Banner
          tone="warning"
          actions={
            <ButtonLink small to={editPath}>
              Edit email
            </ButtonLink>
          }
        >
          This email has no recipient.
        </Banner>
      )}
      <Facts
        facts={[
          { label: 'From', value: fromName },
          { label: 'Replies to', value: replyTo },
          { label: 'To', value: to },
          { label: 'Subject', value: subject },
        ]}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long message is scrolled with the keyboard, and there may be no field. */}
      <section aria-label="Message" tabIndex={0} className={styles.paper}>
        <CitedText text={body} quotes={[]} headingLevel={3} />
        <div className={styles.signature}>{signature}</div>
      </section>
      {to && !isToVerified && (
        <CheckboxField
          form={form}
          name="isRecipientConfirmed"
          label={`${to} is the right recipient`}
          hint="None of your agency’s records has this address."
        />
      )}
      {mayBeSent && (
        <CheckboxField
          form={form}
          name="isRepeatConfirmed"
          label="Send it even if it arrives twice"
          hint="This email may have been sent before. Ask the recipient first."
        />
      )}
    </FormDialog>
  )
}
