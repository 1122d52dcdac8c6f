import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { type ReactNode, useId, useState } from 'react'
import { PopupPlace } from '../overlay/popup-place'
import { useDialogStyles } from './dialog-styles'
import { type SlideOutSize, SlideOutSurface } from './SlideOutSurface'

export interface SlideOutProps {
  title: string
  /** 560 px; `wide` is 760, for a conversation with facts beside it. By default `medium`. */
  size?: SlideOutSize
  /** Buttons at the bottom, the primary one last. */
  actions?: ReactNode
  /** Leaves the route. */
  onClose(): void
  children: ReactNode
}

const useStyles = makeStyles({
  // What is in it goes by its width, as in a section.
  content: { containerType: 'inline-size' },
})

/**
 * A record beside its list, at the right: the list stays visible and usable, and another row replaces what is
 * shown. It is a route, open as long as it is rendered; Escape and × leave it. Below 640 px it covers the page.
 *
 * @example <SlideOut title="Call summary" onClose={useCloseDialog('/app/calls')}>…</SlideOut>
 */
export function SlideOut({ title, size, actions, onClose, children }: SlideOutProps) {
  const styles = useDialogStyles()
  const own = useStyles()
  const titleId = useId()
  const [surface, setSurface] = useState<HTMLElement | null>(null)
  return (
    <SlideOutSurface ref={setSurface} titleId={titleId} size={size} onClose={onClose}>
      <div className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard */}
      <div tabIndex={0} className={mergeClasses(styles.content, own.content)}>
        <PopupPlace value={surface}>{children}</PopupPlace>
      </div>
      {actions && (
        <div className={styles.footer}>
          <div className={styles.actions}>{actions}</div>
        </div>
      )}
    </SlideOutSurface>
  )
}
