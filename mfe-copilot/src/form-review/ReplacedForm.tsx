import { Banner, Button } from '@coverdesk/design-system'
import { runMutation, toast, useChange } from '@coverdesk/plugin-sdk'
import { type FilledFormArtifactFragment, RefillCaraFormDocument } from '../generated/documents'

/** What was filled on a form that the agency has replaced can be read, and filled again on the new one. */
export function ReplacedForm({ artifact: { id, version, state, review } }: { artifact: FilledFormArtifactFragment }) {
  const { run, busy, failure } = useChange()
  const refill = async () => {
    const result = await runMutation(RefillCaraFormDocument, { id, version })
    if (result.ok) toast('Filled on the new form. Check its fields.')
    return result
  }
  const isSent = state === 'SENT'
  return (
    <>
      <Banner
        tone="warning"
        {...(!isSent && {
          actions: (
            <Button small busy={busy} onClick={() => void run(refill)}>
              Fill again on the new form
            </Button>
          ),
        })}
      >
        {review
          ? 'Your agency’s form was replaced since. What was reviewed stays as it is.'
          : 'Your agency’s form was replaced since. The values are kept here; fill them into the new form to go on.'}
        {!isSent && ' Fields of the same name keep their values; what people wrote stays.'}
      </Banner>
      {failure && (
        <Banner tone="error">
          {failure.code === 'CONFLICT' ? 'Someone else changed this form. Read it again.' : failure.message}
        </Banner>
      )}
    </>
  )
}
