import type { SidebarSlideOverProps } from '../overlay/overlay-props'
import { useOverlayCode } from '../overlay/use-overlay-code'

/**
 * The sidebar over the sheet, on small screens, open as long as it is rendered. Escape and a click outside close it; the
 * focus stays inside, and returns to what opened it.
 */
export function SidebarSlideOver(props: SidebarSlideOverProps) {
  const code = useOverlayCode(true, props.onClose)
  return code && <code.SidebarPanel {...props} />
}
