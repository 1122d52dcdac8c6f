import { type KeyboardEvent, useRef, useState } from 'react'
import { prefetchOverlays } from './load-overlays'
import type { OpenMenu } from './overlay-props'
import { useOverlayCode } from './use-overlay-code'

/**
 * A button that opens a menu, whose code comes when it is wanted. Clicks, Enter, Space and ArrowDown open it, as menu
 * buttons do everywhere; a second click closes it.
 */
export function useMenu() {
  const ref = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const code = useOverlayCode(open, close)
  const menu: OpenMenu | undefined = open && ref.current ? { opener: ref.current, onClose: close } : undefined
  return {
    /** Spread on the button. */
    buttonProps: {
      ref,
      'aria-haspopup': 'menu' as const,
      'aria-expanded': open,
      onClick: () => setOpen(!open),
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'ArrowDown' || open) return
        event.preventDefault()
        setOpen(true)
      },
      onPointerEnter: prefetchOverlays,
      onFocus: prefetchOverlays,
    },
    /** Both are there while it is open. */
    code,
    menu,
  }
}
