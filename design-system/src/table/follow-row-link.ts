import type { MouseEvent } from 'react'
import { rowLinkSelector } from './RowLink'

/** A click anywhere on the row follows its link, with the same modifier keys; selecting text does not. */
export function followRowLink(event: MouseEvent<HTMLElement>) {
  const target = event.target as Element
  if (target.closest('a, button, input, label') || String(getSelection()) !== '') return
  const { ctrlKey, metaKey, shiftKey, altKey } = event
  const click = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, altKey }
  event.currentTarget.querySelector(rowLinkSelector)?.dispatchEvent(new window.MouseEvent('click', click))
}
