import { type MutationResult, toast, useChange } from '@coverdesk/plugin-sdk'

/** Sends a decision; what it was made from may have changed meanwhile, which the list then shows. */
export function useDecision() {
  const { run, busy, failure } = useChange()
  const decide = async (mutation: () => Promise<MutationResult<unknown>>) => {
    if (await run(mutation)) toast('Saved. The next sync applies it within a minute.')
  }
  const message = failure?.code === 'CONFLICT' ? 'Someone else has decided meanwhile. Look again.' : failure?.message
  return { decide, busy, message }
}
