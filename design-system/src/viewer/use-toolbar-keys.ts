import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect } from 'react'

const controlsOf = (bar: HTMLElement) => [...bar.querySelectorAll<HTMLElement>('button, a, input')]

/**
 * The keys of a toolbar (WAI-ARIA): one stop for Tab, arrows, Home and End move within it. In a field the arrows move
 * the caret first.
 */
export function useToolbarKeys(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (bar.current) leaveOneStop(bar.current, controlsOf(bar.current)[0])
  }, [bar])

  return {
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => leaveOneStop(currentTarget, target),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { currentTarget, target, key } = event
      const controls = controlsOf(currentTarget)
      const at = controls.indexOf(target as HTMLElement)
      const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: controls.length - 1 }[key]
      if (next === undefined || (target instanceof HTMLInputElement && !isAtItsEnd(target, key))) return
      event.preventDefault()
      controls[(next + controls.length) % controls.length]?.focus()
    },
  }
}

function leaveOneStop(bar: HTMLElement, stop: Element | undefined) {
  for (const control of controlsOf(bar)) control.tabIndex = control === stop ? 0 : -1
}

function isAtItsEnd({ selectionStart, selectionEnd, value }: HTMLInputElement, key: string) {
  if (key === 'ArrowLeft') return selectionEnd === 0
  return key === 'ArrowRight' && selectionStart === value.length
}
