import type { ConfirmDialogProps } from '../overlay/overlay-props'
import { useOverlayCode } from '../overlay/use-overlay-code'

/**
 * A question with two answers, open as long as it is rendered. Escape means no, and so does a question that can't be
 * asked because its code is missing.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const code = useOverlayCode(true, props.onCancel)
  return code && <code.ConfirmPanel {...props} />
}
