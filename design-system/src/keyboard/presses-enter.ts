import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

type AnyKeyboardEvent = KeyboardEvent | ReactKeyboardEvent

/** What browsers report of a key that an input method has used. Safari ends a composition with it, after `isComposing`. */
const usedByInputMethod = 229

/** Whether a key belongs to an input method, such as one for Japanese, which is composing text. */
export function isComposing(event: AnyKeyboardEvent): boolean {
  const { isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event
  return isComposing || keyCode === usedByInputMethod
}

/**
 * Whether a person has pressed Enter, other than to end a composition: that takes the text, and sends nothing.
 *
 * @example if (pressesEnter(event) && !event.shiftKey) send()
 */
export const pressesEnter = (event: AnyKeyboardEvent): boolean => event.key === 'Enter' && !isComposing(event)
