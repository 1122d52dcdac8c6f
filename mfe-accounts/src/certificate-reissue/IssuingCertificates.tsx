import { Banner, Button, ConfirmDialog, ProgressBar, Section } from '@coverdesk/design-system'
import { useSubmission } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import type { ReissueRunFragment } from '../generated/documents'

const inWords = (number: number) => number.toLocaleString('en-US')

/** How far the run has come. It goes on without this page. */
export function IssuingCertificates({ run: { issued, total, version } }: { run: ReissueRunFragment }) {
  const [asking, setAsking] = useState(false)
  const { submit, busy, failure, conflict } = useSubmission<{ version: number }>(() => setAsking(false))
  return (
    <Section
      title="Re-issuing certificates"
      actions={
        <Button small onClick={() => setAsking(true)}>
          Cancel
        </Button>
      }
    >
      <ProgressBar
        label="You can leave this page: the work goes on"
        value={issued / Math.max(total, 1)}
        text={`${inWords(issued)} of ${inWords(total)}`}
      />
      {asking && (
        <ConfirmDialog
          title="Cancel the re-issue?"
          confirmLabel="Cancel re-issue"
          cancelLabel="Go on"
          danger
          busy={busy}
          failure={failure}
          onConfirm={() => submit({ version })}
          onCancel={() => setAsking(false)}
        >
          What is issued already stays. The others can be re-issued later.
          {conflict ? <Banner tone="error">The run has gone on meanwhile. What you see is as it is now.</Banner> : null}
        </ConfirmDialog>
      )}
    </Section>
  )
}
