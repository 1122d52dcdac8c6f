import { Banner, Button, makeStyles, tokens } from '@coverdesk/design-system'
import { DropzoneField } from '@coverdesk/design-system/dropzone'
import { TextareaField, TextField } from '@coverdesk/design-system/forms'
import { toast, uploadFile, useSession } from '@coverdesk/plugin-sdk'
import type { EmailThreadProfileFragment } from '../generated/documents'
import { attachableFiles } from './attachable-files'
import { caraDraft, plainDraft } from './cara-draft'
import { DraftCard } from './DraftCard'
import { NewsBanner } from './NewsBanner'
import { useReply } from './use-reply'

/** As the server has it. */
const maxCharacters = 20_000

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
  from: { color: tokens.textSecondary, overflowWrap: 'anywhere' },
  send: { justifySelf: 'end' },
  unseen: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
})

interface ReplyFormProps {
  thread: EmailThreadProfileFragment
  /** The address of the thread. */
  from: string
  onSent(): void
}

/** A reply of the agency: recipients, text, and files. What is written stays until it was sent. */
export function ReplyForm({ thread, from, onSent }: ReplyFormProps) {
  const styles = useStyles()
  const { form, busy, failure, isOutdated, news } = useReply(thread, onSent)
  const { agency } = useSession()
  const draft = caraDraft(thread)

  const takeDraft = (body: string) => {
    const former = form.getValues('body')
    form.setValue('body', body, { shouldDirty: true })
    form.setFocus('body')
    if (!former.trim() || former === body) return
    const undo = () => form.setValue('body', former, { shouldDirty: true })
    toast('The draft replaced your text', { action: { label: 'Undo', run: undo } })
  }

  return (
    <div className={styles.root}>
      {draft && thread.workspace && (
        <DraftCard workspaceId={thread.workspace.id} draft={draft} onUse={() => takeDraft(plainDraft(draft.body))} />
      )}
      <form {...form.formProps} className={styles.form} aria-busy={busy}>
        <div className={styles.from}>{`From ${agency.name} <${from}>`}</div>
        <TextField form={form} name="to" label="To" />
        <TextField form={form} name="cc" label="Cc" optional />
        <TextareaField
          form={form}
          name="body"
          label="Message"
          hint={`Your name and ${agency.name} are added below it.`}
          maxLength={maxCharacters}
        />
        <DropzoneField form={form} name="fileIds" label="Files" optional accept={attachableFiles} send={uploadFile} />
        <div role="alert" className={styles.unseen}>
          {form.summary}
        </div>
        {failure && <Banner tone="error">{failure.message}</Banner>}
        {form.unplacedErrors.map(({ path, message }) => (
          <Banner key={path} tone="error">
            {message}
          </Banner>
        ))}
        {news.length > 0 && <NewsBanner news={news} />}
        {isOutdated && (
          <Banner tone="warning">
            This thread has just changed. Your text is still here: review it, then send it.
          </Banner>
        )}
        <Button type="submit" appearance="primary" className={styles.send} busy={busy}>
          {news.length > 0 ? 'Send anyway' : 'Send'}
        </Button>
      </form>
    </div>
  )
}
