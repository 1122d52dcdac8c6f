import { useEffect, useState } from 'react'

/**
 * Gives the focus back, when a dialog leaves, to what had it when the dialog came. A dialog that is a
 * route has no trigger that Fluent could know.
 */
export function useFocusReturn() {
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
