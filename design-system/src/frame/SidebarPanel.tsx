import { Dialog, DialogSurface, makeStyles, shorthands } from '@fluentui/react-components'
import { useFocusReturn } from '../focus/use-focus-return'
import type { SidebarSlideOverProps } from '../overlay/overlay-props'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'
import { Sidebar } from './Sidebar'

const useStyles = makeStyles({
  surface: {
    display: 'flex',
    position: 'fixed',
    inset: '0 auto 0 0',
    width: '264px',
    maxWidth: '86vw',
    height: '100dvh',
    maxHeight: '100dvh',
    margin: 0,
    padding: 0,
    backgroundColor: tokens.frame,
    borderRadius: 0,
    ...shorthands.borderWidth(0),
    ...shorthands.borderRight('1px', 'solid', tokens.line),
    animationName: { from: { transform: 'translateX(-100%)' } },
    animationDuration: '150ms',
    animationTimingFunction: tokens.curveDecelerateMid,
    [media.reducedMotion]: { animationDuration: '0ms' },
  },
})

/** What a `SidebarSlideOver` shows. */
export function SidebarPanel({ onClose, ...parts }: SidebarSlideOverProps) {
  useFocusReturn()
  return (
    <Dialog open onOpenChange={onClose} surfaceMotion={null}>
      <DialogSurface aria-label="Navigation" className={useStyles().surface}>
        <Sidebar {...parts} />
      </DialogSurface>
    </Dialog>
  )
}
