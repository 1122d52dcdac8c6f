import type { Failure, MutationResult } from '@coverdesk/plugin-sdk'
import { useState } from 'react'

/** A mutation that is sent from a page of another area, which has no action for it. */
export interface Change {
  /** @returns whether it is done */
  run(mutation: () => Promise<MutationResult<unknown>>): Promise<boolean>
  busy: boolean
  /** Why the last one was refused. */
  failure: Failure | undefined
}

/** One change at a time; a second one before the answer is not sent. */
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
