import { Banner, Button } from '@coverdesk/design-system'
import { type MutationResult, runMutation, toast, useChange } from '@coverdesk/plugin-sdk'
import { RetryCaraWorkspaceDocument, StopCaraWorkspaceDocument } from '../../generated/documents'

/** Sends it, and says why it was refused. */
async function orSay(change: Promise<MutationResult<unknown>>): Promise<MutationResult<unknown>> {
  const result = await change
  if (!result.ok) toast(result.failure.message, { tone: 'error' })
  return result
}

/** Ends what Cara is doing; what is there is kept. */
export function StopButton({ id }: { id: string }) {
  const { run, busy } = useChange()
  return (
    <Button small busy={busy} onClick={() => void run(() => orSay(runMutation(StopCaraWorkspaceDocument, { id })))}>
      Stop
    </Button>
  )
}

interface RetryBannerProps {
  id: string
  tone: 'error' | 'neutral'
  /** What happened. */
  text: string
}

/** Why there is no answer, and a new attempt. */
export function RetryBanner({ id, tone, text }: RetryBannerProps) {
  const { run, busy } = useChange()
  return (
    <Banner
      tone={tone}
      actions={
        <Button
          small
          busy={busy}
          onClick={() => void run(() => orSay(runMutation(RetryCaraWorkspaceDocument, { id })))}
        >
          Try again
        </Button>
      }
    >
      {text}
    </Banner>
  )
}
