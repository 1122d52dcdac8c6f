import { useFocusFinders } from '@fluentui/react-components'

/**
 * Keeps Fluent's focus management from being taken away together with the last dialog: what lies behind that dialog
 * would stay hidden from screen readers.
 */
export function FocusKeeper() {
  useFocusFinders()
  return null
}
