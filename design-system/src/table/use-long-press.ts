import { type MouseEvent, type PointerEvent, useRef } from 'react'

const pressMilliseconds = 450
/** A finger trembles; further than this it scrolls. */
const tremble = 10

/**
 * Handlers for a finger that stays on an element. The click that follows its release is swallowed.
 *
 * @param onPress without it nothing is listened to
 */
export function useLongPress(onPress: (() => void) | undefined) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined)
  const pressed = useRef(false)
  if (!onPress) return {}

  const cancel = () => {
    clearTimeout(press.current?.timer)
    press.current = undefined
  }
  return {
    onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
      pressed.current = false
      if (pointerType !== 'touch') return
      const timer = setTimeout(() => {
        pressed.current = true
        onPress()
      }, pressMilliseconds)
      press.current = { timer, x: clientX, y: clientY }
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const start = press.current
      if (start && Math.hypot(clientX - start.x, clientY - start.y) > tremble) cancel()
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    // A long press opens the browser's menu for links, which would cover what it began.
    onContextMenu(event: MouseEvent) {
      if (press.current || pressed.current) event.preventDefault()
    },
    onClickCapture(event: MouseEvent) {
      if (!pressed.current) return
      pressed.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
