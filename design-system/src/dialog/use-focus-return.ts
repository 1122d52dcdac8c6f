import { useEffect, useState } from 'react'
import { prefetchOverlays } from '../overlay/load-overlays'

/**
 * Gives the focus back, when a dialog leaves, to what had it when the dialog came. A dialog that is a
 * route has no trigger that Fluent could know.
 */
export function useFocusReturn() {
  // With it comes what keeps Fluent's focus management alive after this dialog.
  useEffect(prefetchOverlays, [])
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // After the dialog is gone from the document: until then its focus trap would take it back.
      setTimeout(() => {
        const lost = document.activeElement === null || document.activeElement === document.body
        if (lost && opener instanceof HTMLElement && opener.isConnected) opener.focus()
      })
    },
    [opener],
  )
}
