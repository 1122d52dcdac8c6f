import { Dialog, DialogSurface, mergeClasses } from '@fluentui/react-components'
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss'
import { type ReactNode, useId, useState } from 'react'
import { IconButton } from '../controls/IconButton'
import { useDialogStyles } from '../dialog/dialog-styles'
import { openingMotion } from '../dialog/opening-motion'
import { useFocusReturn } from '../focus/use-focus-return'
import { PopupPlace } from '../overlay/popup-place'

/** What a record in a dialog is made of. */
export interface RecordDialogProps {
  title: string
  /** Buttons at the bottom, the primary one last. By default there are none. */
  actions?: ReactNode
  /** Leaves the route. */
  onClose(): void
  children: ReactNode
}

/**
 * A record to read, 720 px wide, over the page that lists it. It is a route, open as long as it is rendered; Escape, a click
 * beside it and × leave it. Below 640 px it covers the page.
 *
 * @example <RecordDialog title="View certificate" onClose={useCloseDialog('/app/accounts/1/certificates')}>…</RecordDialog>
 */
export function RecordDialog({ title, actions, onClose, children }: RecordDialogProps) {
  const styles = useDialogStyles()
  const titleId = useId()
  const [surface, setSurface] = useState<HTMLElement | null>(null)
  const [motion] = useState(openingMotion)
  const [isFirst, setFirst] = useState(true)
  useFocusReturn()
  return (
    <Dialog open {...motion} onOpenChange={onClose}>
      <DialogSurface
        ref={setSurface}
        onBlur={() => setFirst(false)}
        aria-labelledby={titleId}
        className={mergeClasses(styles.surface, styles.large, styles.sheetOnPhone)}
      >
        <div className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard */}
        <div tabIndex={0} className={mergeClasses(styles.content, isFirst && styles.unframed)}>
          <PopupPlace value={surface}>{children}</PopupPlace>
        </div>
        {actions && (
          <div className={styles.footer}>
            <div className={styles.actions}>{actions}</div>
          </div>
        )}
        <IconButton className={styles.close} label="Close" icon={<Dismiss20Regular />} onClick={onClose} />
      </DialogSurface>
    </Dialog>
  )
}
