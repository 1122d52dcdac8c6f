import { Banner, Button, ButtonLink, ConfirmDialog, KeyFigures, pluralise, Section } from '@coverdesk/design-system'
import { useSubmission } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import type { AccountImportWholeFragment } from '../generated/documents'
import type { ImportStep } from './change-import'
import { ImportRows } from './ImportRows'
import { newImportPath } from './paths'
import { SaveBadRows } from './SaveBadRows'

/** What became of the rows, and the way back. */
export function FinishedImport({ found }: { found: AccountImportWholeFragment }) {
  const { counts, state } = found
  const undoable = state !== 'UNDONE' && remaining(found) > 0
  return (
    <>
      {state === 'FAILED' && (
        <Banner
          tone="error"
          actions={
            <ButtonLink small to={newImportPath}>
              Upload it again
            </ButtonLink>
          }
        >
          {found.failure ?? 'The file could not be read.'}
        </Banner>
      )}
      {state === 'UNDONE' && counts.kept > 0 && (
        <Banner tone="warning">
          {pluralise(counts.kept, 'account')} stayed: somebody has changed, used or removed{' '}
          {counts.kept === 1 ? 'it' : 'them'} since.
        </Banner>
      )}
      <Section title="What happened" actions={undoable && <UndoButton found={found} />}>
        <KeyFigures figures={figuresOf(found)} />
      </Section>
      {counts.rows > 0 && (
        <Section title="Rows" actions={<SaveBadRows found={found} />}>
          <ImportRows found={found} />
        </Section>
      )}
    </>
  )
}

/** What an undo would still look at. */
const remaining = ({ counts }: AccountImportWholeFragment) => counts.created - counts.removed - counts.kept

const inWords = (number: number) => number.toLocaleString('en-US')

const figuresOf = ({ counts, state }: AccountImportWholeFragment) => [
  { label: 'Created', value: inWords(counts.created) },
  ...(counts.removed + counts.kept > 0 || state === 'UNDONE'
    ? [
        { label: 'Removed again', value: inWords(counts.removed) },
        { label: 'Kept', value: inWords(counts.kept) },
      ]
    : []),
  { label: 'Skipped', value: inWords(counts.skipped), hint: 'Duplicates' },
  { label: 'With errors', value: inWords(counts.invalid), hint: 'Left out' },
]

function UndoButton({ found }: { found: AccountImportWholeFragment }) {
  const [asking, setAsking] = useState(false)
  const { submit, busy, failure } = useSubmission<ImportStep>(() => setAsking(false))
  return (
    <>
      <Button small onClick={() => setAsking(true)}>
        Undo import
      </Button>
      {asking && (
        <ConfirmDialog
          title="Undo this import?"
          confirmLabel={`Remove ${pluralise(remaining(found), 'account')}`}
          cancelLabel="Keep"
          danger
          busy={busy}
          failure={failure}
          onConfirm={() => submit({ step: 'undo', version: found.version })}
          onCancel={() => setAsking(false)}
        >
          The accounts that it created are removed with their contacts. What somebody has changed or used since stays.
        </ConfirmDialog>
      )}
    </>
  )
}
