import { Dialog, DialogSurface, mergeClasses } from '@fluentui/react-components'
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss'
import { useId, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { IconButton } from '../controls/IconButton'
import { useFocusReturn } from '../focus/use-focus-return'
import { useDialogStyles } from './dialog-styles'
import { FormLayout, type FormLayoutProps } from './FormLayout'

export interface FormDialogProps<Values extends FieldValues> extends FormLayoutProps<Values> {
  /** 520 px, or 720 for long forms. By default `medium`. */
  size?: 'medium' | 'large'
}

/**
 * A form in a dialog that is a route: it is open as long as it is rendered. Escape, a click beside it,
 * Cancel and × leave it, as the back button does. The focus returns to what opened it.
 */
export function FormDialog<Values extends FieldValues>({ size = 'medium', ...props }: FormDialogProps<Values>) {
  const styles = useDialogStyles()
  const titleId = useId()
  const [surface, setSurface] = useState<HTMLElement | null>(null)
  useFocusReturn()
  const requestClose = () => {
    if (!props.busy) props.onClose()
  }
  return (
    <Dialog open onOpenChange={requestClose}>
      <DialogSurface
        ref={setSurface}
        aria-labelledby={titleId}
        className={mergeClasses(styles.surface, styles[size], styles.sheetOnPhone)}
      >
        <FormLayout {...props} titleId={titleId} surface={surface} onClose={requestClose} />
        {/* Last in order, so that the first field has the focus at the start. */}
        <IconButton className={styles.close} label="Close" icon={<Dismiss20Regular />} onClick={requestClose} />
      </DialogSurface>
    </Dialog>
  )
}
