import { Dialog, DialogSurface, makeStyles, mergeClasses, shorthands } from '@fluentui/react-components'
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss'
import type { ReactNode } from 'react'
import { IconButton } from '../controls/IconButton'
import { useFocusReturn } from '../focus/use-focus-return'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'
import { useMediaQuery } from '../theme/use-media-query'
import { useDialogStyles } from './dialog-styles'

export type SlideOutSize = 'medium' | 'wide' | 'large'

interface SlideOutSurfaceProps {
  titleId: string
  /** By default `medium`. */
  size?: SlideOutSize | undefined
  ref(surface: HTMLElement | null): void
  onClose(): void
  children: ReactNode
}

const useStyles = makeStyles({
  root: {
    position: 'fixed',
    // On the right side of the sheet, as high as it is.
    inset: '8px 8px 8px auto',
    width: '560px',
    height: 'auto',
    maxHeight: 'none',
    margin: 0,
    overflow: 'hidden',
    animationName: { from: { opacity: 0, transform: 'translateX(40px)' } },
    animationDuration: '150ms',
    animationTimingFunction: tokens.curveDecelerateMid,
    [media.reducedMotion]: { animationDuration: '1ms' },
    [media.narrow]: { inset: '0 0 0 auto', borderRadius: 0, ...shorthands.borderWidth(0, 0, 0, '1px') },
    [media.phone]: { inset: 0, width: '100vw', maxWidth: '100vw', ...shorthands.borderWidth(0) },
  },
  wide: { width: '760px', maxWidth: 'calc(100vw - 16px)', [media.phone]: { width: '100vw', maxWidth: '100vw' } },
  large: { width: '1120px', maxWidth: 'calc(100vw - 16px)', [media.phone]: { width: '100vw', maxWidth: '100vw' } },
})

/**
 * The panel of slide-outs. The page beside it continues working, so it holds no focus back; below 640 px it covers the page
 * and is a dialog like any other.
 */
export function SlideOutSurface({ titleId, size = 'medium', ref, onClose, children }: SlideOutSurfaceProps) {
  const dialogStyles = useDialogStyles()
  const styles = useStyles()
  const covers = useMediaQuery(media.phone)
  useFocusReturn()
  return (
    <Dialog open modalType={covers ? 'modal' : 'non-modal'} surfaceMotion={null} onOpenChange={onClose}>
      <DialogSurface
        ref={ref}
        aria-labelledby={titleId}
        className={mergeClasses(dialogStyles.surface, styles.root, size !== 'medium' && styles[size])}
      >
        {children}
        <IconButton className={dialogStyles.close} label="Close" icon={<Dismiss20Regular />} onClick={onClose} />
      </DialogSurface>
    </Dialog>
  )
}
