import { Banner, Button, ConfirmDialog, ProgressBar, Section } from '@coverdesk/design-system'
import { useSubmission } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import type { ReissueRunFragment } from '../generated/documents'

const inWords = (number: number) => number.toLocaleString('en-US')

/** How far the run has come. It continues without this page. */
export function IssuingCertificates({ run: { issued, total, version } }: { run: ReissueRunFragment }) {
  const [asking, setAsking] = useState(false)
  const { submit, busy, failure, conflict } = useSubmission<{ version: number }>(() => setAsking(false))
  return (
    <Section
      title="Reissuing certificates"
      actions={
        <Button small onClick={() => setAsking(true)}>
          Cancel
        </Button>
      }
    >
      <ProgressBar
        label="You can leave this page. The work continues."
        value={issued / Math.max(total, 1)}
        text={`${inWords(issued)} of ${inWords(total)}`}
      />
      {asking && (
        <ConfirmDialog
          title="Stop reissuing?"
          confirmLabel="Stop reissuing"
          cancelLabel="Continue"
          danger
          busy={busy}
          failure={failure}
          onConfirm={() => submit({ version })}
          onCancel={() => setAsking(false)}
        >
          Certificates already issued are kept. You can reissue the others later.
          {conflict ? <Banner tone="error">The run has moved on. This is its current state.</Banner> : null}
        </ConfirmDialog>
      )}
    </Section>
  )
}
