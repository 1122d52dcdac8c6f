import { Button, makeStyles } from '@coverdesk/design-system'
import { TextField, useServerForm } from '@coverdesk/design-system/forms'
import { navigate } from '@coverdesk/plugin-sdk'
import { askPath } from '../paths'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    gap: '12px',
    '@media (max-width: 639px)': { gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'stretch' },
  },
})

/** The question; asking it puts it into the address. Nothing is asked while it is empty. */
export function QuestionBox({ asked }: { asked: string }) {
  const styles = useStyles()
  const form = useServerForm({
    defaultValues: { question: asked },
    validationErrors: undefined,
    onSubmit: ({ question }) => void navigate(askPath(question.trim())),
  })
  const isEmpty = form.watch('question').trim() === ''
  return (
    <form {...form.formProps} className={styles.root}>
      <TextField form={form} name="question" label="Question" />
      <Button type="submit" appearance="primary" disabled={isEmpty}>
        Ask
      </Button>
    </form>
  )
}
