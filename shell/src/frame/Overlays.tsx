import { toast } from '@coverdesk/plugin-sdk'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { pathnameAtom } from '../location'
import { closeOverlay, type OverlayName, openOverlay, overlayAtom } from '../overlays/overlay'
import { loadOverlay, type Overlay } from './load-overlay'
import { OverlayBoundary } from './OverlayBoundary'

/** The dialog that the person wants to see, once its code is there; when it can't be had, they are told. */
export function Overlays() {
  const wanted = useAtomValue(overlayAtom)
  const [loaded, setLoaded] = useState<{ name: OverlayName; Overlay: Overlay }>()
  useEffect(() => {
    if (!wanted) return
    let stillWanted = true
    loadOverlay(wanted).then(
      Overlay => stillWanted && setLoaded({ name: wanted, Overlay }),
      () => stillWanted && giveUp(wanted, 'could not be loaded'),
    )
    return () => {
      stillWanted = false
    }
  }, [wanted])
  const pathname = useAtomValue(pathnameAtom)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the back button leads out of a dialog, but not of an ended session.
  useEffect(() => {
    if (wanted !== 'session') closeOverlay()
  }, [pathname])
  return (
    loaded &&
    loaded.name === wanted && (
      <OverlayBoundary onError={() => giveUp(wanted, 'failed')}>
        <loaded.Overlay onClose={closeOverlay} />
      </OverlayBoundary>
    )
  )
}

function giveUp(name: OverlayName, what: 'failed' | 'could not be loaded') {
  closeOverlay()
  const action = { label: 'Retry', run: () => openOverlay(name) }
  toast(`This part of Coverdesk ${what}.`, { tone: 'error', action })
}
