import { Banner, Button, makeStyles } from '@coverdesk/design-system'
import { MentionTextareaField, mentionsIn, useServerForm } from '@coverdesk/design-system/forms'
import { useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useCallback, useRef, useState } from 'react'
import { textBounds } from '../words/text-bounds'
import type { NewComment } from './add-comment'
import { useColleagues } from './use-colleagues'

const useStyles = makeStyles({
  form: { display: 'grid', gap: '12px', marginBottom: '24px' },
  send: { justifySelf: 'end' },
})

/** Writes a comment, in which colleagues can be mentioned. Nothing is sent while it is blank; the box clears after sending (specification 2 §5). */
export function CommentBox() {
  const styles = useStyles()
  const people = useColleagues()
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID())
  const clear = useRef(() => {})
  const onSaved = useCallback(() => clear.current(), [])
  const { submit, busy, failure, validationErrors } = useSubmission<NewComment>(onSaved)
  const form = useServerForm({
    defaultValues: { content: '' },
    validationErrors,
    onSubmit: ({ content }) => {
      if (!content.trim()) return
      submit({ input: { content, mentionIds: mentionsIn(content, people ?? []) }, idempotencyKey })
    },
  })
  clear.current = () => {
    form.reset({ content: '' })
    setIdempotencyKey(crypto.randomUUID())
  }
  useUnsavedChanges(form.formState.isDirty)
  const isBlank = form.watch('content').trim() === ''
  return (
    <form {...form.formProps} className={styles.form} aria-busy={busy}>
      <MentionTextareaField
        form={form}
        name="content"
        label="Comment"
        hint="Not visible to the client. Type @ to mention a colleague."
        people={people}
        maxLength={textBounds.comment}
      />
      {failure && <Banner tone="error">{failure.message}</Banner>}
      <Button type="submit" appearance="primary" className={styles.send} busy={busy} disabled={isBlank}>
        Comment
      </Button>
    </form>
  )
}
