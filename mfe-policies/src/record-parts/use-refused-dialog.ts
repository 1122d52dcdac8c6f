import { toast } from '@coverdesk/plugin-sdk'
import { useEffect } from 'react'

/**
 * Leaves a dialog that was opened by its address although it can't be used now, and says why.
 *
 * @param because undefined: it can be used
 */
export function useRefusedDialog(because: string | undefined, close: () => void) {
  useEffect(() => {
    if (!because) return
    toast(because)
    close()
  }, [because, close])
}
