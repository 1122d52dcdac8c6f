import { useFocusFinders } from '@fluentui/react-components'

/** Keeps Fluent's focus management in use, so that it outlives the last dialog. */
export function FocusKeeper() {
  useFocusFinders()
  return null
}
