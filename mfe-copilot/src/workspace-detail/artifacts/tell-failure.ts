import { type MutationResult, toast } from '@coverdesk/plugin-sdk'

/** Says why an artifact could not be changed with a click. */
export function tellFailure<Data>(result: MutationResult<Data>): MutationResult<Data> {
  if (!result.ok) {
    const changed = 'Someone else changed this artifact. Check it again.'
    toast(result.failure.code === 'CONFLICT' ? changed : result.failure.message, { tone: 'error' })
  }
  return result
}
