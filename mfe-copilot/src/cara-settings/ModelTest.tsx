import { Banner, Button, makeStyles } from '@coverdesk/design-system'
import type { ServerForm, ValidationError } from '@coverdesk/design-system/forms'
import type { ModelValues } from './model-values'
import { useModelTest } from './use-model-test'

const useStyles = makeStyles({
  root: { display: 'grid', justifyItems: 'start', gap: '12px' },
  outcome: { width: '100%' },
})

interface ModelTestProps {
  form: ServerForm<ModelValues>
  /** What is wrong with the fields, by their paths in the form. */
  onErrors(errors: readonly ValidationError[] | undefined): void
}

/** Tries what is entered, before anything is saved. */
export function ModelTest({ form, onErrors }: ModelTestProps) {
  const styles = useStyles()
  const { test, busy, outcome } = useModelTest(form, onErrors)
  return (
    <div className={styles.root}>
      <Button busy={busy} onClick={test}>
        Test
      </Button>
      {outcome && (
        <div className={styles.outcome}>
          <Banner tone={outcome.isWorking ? 'success' : 'error'}>{outcome.message}</Banner>
        </div>
      )}
    </div>
  )
}
