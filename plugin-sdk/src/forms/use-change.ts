import { useState } from 'react'
import type { Failure } from '../graphql/failure'
import type { MutationResult } from '../graphql/run-mutation'

/** A mutation that is sent from a page of another area, which has no action for it. */
export interface Change {
  /** @returns whether it is done */
  run(mutation: () => Promise<MutationResult<unknown>>): Promise<boolean>
  busy: boolean
  /** Why the last one was refused. */
  failure: Failure | undefined
}

/**
 * For what an area shows in a slot: its forms and questions have no route of their own whose action could send them. One change
 * at a time; a second one before the answer is not sent.
 *
 * @example
 * const { run, busy, failure } = useChange()
 * if (await run(() => runMutation(DeleteAgencyFormDocument, { id, version }))) close()
 */
export function useChange(): Change {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  return {
    busy,
    failure,
    async run(mutation) {
      if (busy) return false
      setBusy(true)
      const result = await mutation()
      setBusy(false)
      setFailure(result.ok ? undefined : result.failure)
      return result.ok
    },
  }
}
