import { toast } from '@coverdesk/plugin-sdk'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { loadOverlay, type Overlay } from './load-overlay'
import { closeOverlay, type OverlayName, openOverlay, overlayAtom } from './overlay'

/** The dialog that the person wants to see, once its code is there; when it can't be had, they are told. */
export function Overlays() {
  const wanted = useAtomValue(overlayAtom)
  const [loaded, setLoaded] = useState<{ name: OverlayName; Overlay: Overlay }>()
  useEffect(() => {
    if (!wanted) return
    let stillWanted = true
    loadOverlay(wanted).then(
      Overlay => stillWanted && setLoaded({ name: wanted, Overlay }),
      () => stillWanted && sayThatItIsMissing(wanted),
    )
    return () => {
      stillWanted = false
    }
  }, [wanted])
  return loaded && loaded.name === wanted && <loaded.Overlay onClose={closeOverlay} />
}

function sayThatItIsMissing(name: OverlayName) {
  closeOverlay()
  const action = { label: 'Retry', run: () => openOverlay(name) }
  toast('This part of Coverdesk could not be loaded.', { tone: 'error', action })
}
