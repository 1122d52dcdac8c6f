import { Dialog, DialogSurface, mergeClasses } from '@fluentui/react-components'
import { type ReactNode, useId } from 'react'
import { useDialogStyles } from '../dialog/dialog-styles'
import { useFocusReturn } from '../dialog/use-focus-return'

/** Something that must be settled before anything else: no Escape, no click beside it; what it holds leads out of it. */
export function AlertDialog({ title, children }: { title: string; children: ReactNode }) {
  const styles = useDialogStyles()
  const titleId = useId()
  useFocusReturn()
  return (
    <Dialog open modalType="alert">
      <DialogSurface
        aria-labelledby={titleId}
        className={mergeClasses(styles.surface, styles.confirm)}
        backdrop={{ appearance: 'dimmed' }}
      >
        <div className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
        </div>
        <div className={styles.content}>{children}</div>
      </DialogSurface>
    </Dialog>
  )
}
