import { Add20Regular } from '@fluentui/react-icons/svg/add'
import { ArrowAutofitWidth20Regular } from '@fluentui/react-icons/svg/arrow-autofit-width'
import { Subtract20Regular } from '@fluentui/react-icons/svg/subtract'
import type { ReactElement } from 'react'
import { IconButton } from '../controls/IconButton'
import { formatPercent } from '../formats/numbers'
import type { ZoomControl } from './use-zoom'
import { useViewerStyles } from './viewer-styles'

interface ZoomButtonsProps {
  zoom: ZoomControl
  /** Whether there is something to see. */
  isReady: boolean
  /** By default the size is written between the buttons. */
  isCompact?: boolean
}

/** How large the pages are. */
export function ZoomButtons({ zoom, isReady, isCompact = false }: ZoomButtonsProps) {
  const styles = useViewerStyles()
  const button = (label: string, icon: ReactElement, isPossible: boolean, direction: 1 | -1) => (
    <IconButton
      label={label}
      icon={icon}
      className={styles.button}
      // It keeps the focus when the end is reached.
      aria-disabled={!(isReady && isPossible)}
      onClick={() => isReady && isPossible && zoom.step(direction)}
    />
  )
  return (
    <div className={styles.group}>
      {button('Zoom out', <Subtract20Regular />, zoom.canShrink, -1)}
      <span role="status" aria-label="Zoom" className={isCompact ? styles.unseen : styles.figure}>
        {isReady && formatPercent(Math.round(zoom.value * 100) / 100)}
      </span>
      {button('Zoom in', <Add20Regular />, zoom.canGrow, 1)}
      <IconButton
        label="Fit width"
        icon={<ArrowAutofitWidth20Regular />}
        className={styles.button}
        aria-disabled={!isReady}
        aria-pressed={isReady && zoom.isFitted}
        onClick={() => isReady && zoom.fit()}
      />
    </div>
  )
}
