import type { ReactNode } from 'react'
import { useOverlayCode } from '../overlay/use-overlay-code'

export interface ConfirmDialogProps {
  /** The question: "Discard changes?" */
  title: string
  /** What follows from each answer. */
  children: ReactNode
  /** Says what happens: "Discard". */
  confirmLabel: string
  /** By default "Cancel". */
  cancelLabel?: string
  /** Red, for what cannot be undone. */
  danger?: boolean
  busy?: boolean
  /** Why the last attempt failed: the dialog stays open and says so. */
  failure?: { message: string; requestId: string | undefined } | undefined
  onConfirm(): void
  onCancel(): void
}

/**
 * A question with two answers, open as long as it is rendered. Escape means no, and so does a question that can't be
 * asked because its code is missing.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const code = useOverlayCode(true, props.onCancel)
  return code && <code.ConfirmPanel {...props} />
}
