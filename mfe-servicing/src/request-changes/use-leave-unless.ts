import { toast } from '@coverdesk/plugin-sdk'
import { useEffect, useState } from 'react'

/**
 * Leaves a dialog that has nothing to do on this request, and says why. It is decided once: the answer to the dialog’s own change
 * arrives before the dialog has closed.
 *
 * @param reason "This request is resolved already."
 * @returns whether the dialog applies
 */
export function useLeaveUnless(applies: boolean, reason: string, close: () => void): boolean {
  const [applied] = useState(applies)
  useEffect(() => {
    if (applied) return
    toast(reason)
    close()
  }, [applied, reason, close])
  return applied
}
