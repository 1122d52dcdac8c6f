import { Banner, Button } from '@coverdesk/design-system'
import { runMutation, toast, useChange } from '@coverdesk/plugin-sdk'
import { type FilledFormArtifactFragment, RefillCaraFormDocument } from '../generated/documents'

/** A form that the agency has replaced: its values can be read, and filled into the new form. */
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
          ? 'Your agency has replaced this form. The reviewed version doesn’t change.'
          : 'Your agency has replaced this form. Its values are saved here; fill them into the new form to continue.'}
        {!isSent && ' Fields with the same name keep their values, including those that people entered.'}
      </Banner>
      {failure && (
        <Banner tone="error">
          {failure.code === 'CONFLICT' ? 'Someone else changed this form. Check it again.' : failure.message}
        </Banner>
      )}
    </>
  )
}
