import { useEffect, useState } from 'react'
import { FocusKeeper } from './FocusKeeper'
import { useKeptFocusManagement } from './keep-focus-management'

/**
 * When the focus is looked for, in milliseconds after the dialog has left. At first it is gone from the document, but what
 * held the focus in it may not be; then the list behind it may come again, and its opener stand in another place.
 */
const looks = [0, 50, 200, 500]

/**
 * Gives the focus back, when a dialog leaves, to what had it when the dialog came. A dialog that is a
 * route has no trigger that Fluent could know.
 */
export function useFocusReturn() {
  useKeptFocusManagement(FocusKeeper)
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (!(opener instanceof HTMLElement)) return
      const page = opener.ownerDocument
      const giveBack = () => {
        const lost = page.activeElement === null || page.activeElement === page.body
        if (lost && opener.isConnected) opener.focus()
      }
      for (const delay of looks) setTimeout(giveBack, delay)
    },
    [opener],
  )
}
