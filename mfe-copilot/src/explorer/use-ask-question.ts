import { runMutation, useChange } from '@coverdesk/plugin-sdk'
import { AskPolicyExplorerDocument } from '../generated/documents'

/** Asks questions about a policy; the answer comes into the conversation. */
export function useAskQuestion(policyId: string) {
  const { run, busy, failure } = useChange()
  const [refused] = failure?.validationErrors ?? []
  return {
    busy,
    /** Why the last question was not asked. */
    problem: refused?.message ?? failure?.message,
    ask: (message: string) =>
      run(() => runMutation(AskPolicyExplorerDocument, { policyId, message, idempotencyKey: crypto.randomUUID() })),
  }
}

export type Asking = ReturnType<typeof useAskQuestion>
