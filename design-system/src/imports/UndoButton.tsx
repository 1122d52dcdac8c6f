import { useState } from 'react'
import { Button } from '../controls/Button'
import { ConfirmDialog } from '../dialog/ConfirmDialog'
import { pluralize } from '../formats/text'
import type { ImportWords } from './import-labels'
import type { ImportRecord } from './import-record'
import type { StepSubmission } from './import-step'

interface UndoButtonProps {
  found: ImportRecord
  words: ImportWords
  submission: StepSubmission<{ step: 'undo'; version: number }>
}

/** What an undo would still look at. */
export const remaining = ({ counts }: ImportRecord) => counts.created - counts.removed - counts.kept

/** The way back, after a question. */
export function UndoButton({ found, words, submission }: UndoButtonProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button small onClick={() => setAsking(true)}>
        Undo import
      </Button>
      {asking && (
        <ConfirmDialog
          title="Undo this import?"
          confirmLabel={`Remove ${pluralize(remaining(found), words.one, words.many)}`}
          cancelLabel="Keep"
          danger
          busy={submission.busy}
          failure={submission.failure}
          onConfirm={() => submission.submit({ step: 'undo', version: found.version })}
          onCancel={() => setAsking(false)}
        >
          {words.undo} Records that were changed or used since are kept.
        </ConfirmDialog>
      )}
    </>
  )
}
