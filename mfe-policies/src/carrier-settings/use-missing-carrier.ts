import { toast, useCloseDialog } from '@coverdesk/plugin-sdk'
import { useEffect } from 'react'
import { carriersPath } from './paths'

/** Leaves a dialog about a company that is not there, and says so. */
export function useMissingCarrier(isMissing: boolean): void {
  const close = useCloseDialog(carriersPath)
  useEffect(() => {
    if (!isMissing) return
    toast('This company was removed.')
    close()
  }, [isMissing, close])
}
