import { runMutation, toast } from '@coverdesk/plugin-sdk'
import { EndEmailThreadDocument, ReopenEmailThreadDocument, type SessionState } from '../generated/documents'

/** Ends a thread, or makes it active again, and says so. */
export async function changeThreadState(id: string, state: SessionState): Promise<void> {
  const result =
    state === 'ENDED'
      ? await runMutation(EndEmailThreadDocument, { id })
      : await runMutation(ReopenEmailThreadDocument, { id })
  if (!result.ok) toast(result.failure.message, { tone: 'error' })
  else toast(state === 'ENDED' ? 'Thread ended' : 'Thread reopened')
}
