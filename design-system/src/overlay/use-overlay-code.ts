import { useEffect, useRef } from 'react'
import { useAnnounce } from './announce'
import { loadOverlays, useLoadedOverlays } from './load-overlays'
import type { OverlayCode } from './overlay-props'

/**
 * The code of menus and dialogs, for something that is to be open.
 *
 * @param open nothing is fetched as long as it is false
 * @param onMissing called when the code can't be had, after the person was notified: close again
 */
export function useOverlayCode(open: boolean, onMissing: () => void): OverlayCode | undefined {
  const loaded = useLoadedOverlays()
  const announce = useAnnounce()
  const giveUp = useRef(onMissing)
  giveUp.current = onMissing
  const missing = open && !loaded
  useEffect(() => {
    if (!missing) return
    let stillOpen = true
    loadOverlays().catch(() => {
      if (!stillOpen) return
      announce('This part of the page could not be loaded. Check your connection, then try again.')
      giveUp.current()
    })
    return () => {
      stillOpen = false
    }
  }, [missing, announce])
  return open ? loaded : undefined
}
