import { Button, makeStyles, pressesEnter, tokens } from '@coverdesk/design-system'
import { TextareaField, useServerForm } from '@coverdesk/design-system/forms'
import { useSession } from '@coverdesk/plugin-sdk'
import { type KeyboardEvent, useEffect } from 'react'
import type { ExplorerConversationFragment } from '../generated/documents'
import type { Asking } from './use-ask-question'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px' },
  problem: { color: tokens.red, overflowWrap: 'anywhere' },
  send: { justifySelf: 'end' },
})

interface ExplorerQuestionBoxProps {
  question: ExplorerConversationFragment['question']
  isWaiting: boolean
  asking: Asking
}

/** Where a question is written. One that could not be answered is still there, with the reason below. */
export function ExplorerQuestionBox({ question, isWaiting, asking }: ExplorerQuestionBoxProps) {
  const styles = useStyles()
  const { user } = useSession()
  const { busy, problem, ask } = asking
  // Only the person’s own question is filled in again, not a colleague’s.
  const failed = question?.failure && question.user.id === user.id ? question : undefined
  const form = useServerForm({
    defaultValues: { question: failed?.content ?? '' },
    validationErrors: undefined,
    onSubmit: async ({ question: text }) => {
      if (isLocked || text.trim() === '') return
      if (await ask(text.trim())) form.setValue('question', '')
    },
  })
  const isLocked = busy || isWaiting
  const { setValue, getValues } = form
  const content = failed?.content
  useEffect(() => {
    if (content && getValues('question') === '') setValue('question', content)
  }, [content, getValues, setValue])
  const { formProps } = form
  /** As in the composer: Enter asks, with Shift it begins a line. */
  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    const isInText = event.target instanceof HTMLTextAreaElement
    if (!isInText || !pressesEnter(event) || event.shiftKey) return formProps.onKeyDown(event)
    event.preventDefault()
    event.currentTarget.requestSubmit()
  }
  const isEmpty = form.watch('question').trim() === ''
  const reason = problem ?? failed?.failure
  return (
    <form {...formProps} onKeyDown={press} className={styles.root}>
      <TextareaField
        form={form}
        name="question"
        label="Question"
        placeholder="Ask about the documents of this policy"
        maxLength={2_000}
      />
      {reason && !isWaiting && (
        <div role="alert" className={styles.problem}>
          {reason}
        </div>
      )}
      <Button type="submit" appearance="primary" className={styles.send} disabled={isEmpty || isWaiting} busy={busy}>
        Ask
      </Button>
    </form>
  )
}
