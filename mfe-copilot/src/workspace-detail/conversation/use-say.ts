import { runMutation, toast, useChange } from '@coverdesk/plugin-sdk'
import { AddCaraWorkspaceMessageDocument } from '../../generated/documents'

/** Sends a message that a button has. @param onSent it is in the conversation */
export function useSay(workspaceId: string, onSent: () => void) {
  const { run, busy } = useChange()
  const send = async (message: string) => {
    const result = await runMutation(AddCaraWorkspaceMessageDocument, {
      ...{ id: workspaceId, input: { message, files: [] }, idempotencyKey: crypto.randomUUID() },
    })
    if (result.ok) onSent()
    // Specification 3 §8.
    else toast(`Failed to add message to workspace. ${result.failure.message}`, { tone: 'error' })
    return result
  }
  return { busy, say: (message: string) => void run(() => send(message)) }
}
