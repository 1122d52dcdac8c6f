import { makeStyles, mergeClasses, shorthands } from '@fluentui/react-components'
import { Add20Regular } from '@fluentui/react-icons/svg/add'
import { ArrowAutofitWidth20Regular } from '@fluentui/react-icons/svg/arrow-autofit-width'
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download'
import { Open20Regular } from '@fluentui/react-icons/svg/open'
import { Subtract20Regular } from '@fluentui/react-icons/svg/subtract'
import { type ReactElement, useRef } from 'react'
import { useButtonClass } from '../controls/button-styles'
import { IconButton } from '../controls/IconButton'
import { Tooltip } from '../controls/Tooltip'
import { formatPercent } from '../formats/numbers'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'
import { PageBox } from './PageBox'
import { useToolbarKeys } from './use-toolbar-keys'
import type { ZoomControl } from './use-zoom'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    padding: '6px 8px 6px 12px',
    backgroundColor: tokens.sheet,
    userSelect: 'none',
    ...shorthands.borderBottom('1px', 'solid', tokens.line),
    [media.phone]: { columnGap: '4px', padding: '4px' },
  },
  group: { display: 'flex', alignItems: 'center', gap: '2px' },
  last: { marginLeft: 'auto' },
  percent: {
    minWidth: '44px',
    color: tokens.textSecondary,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    [media.phone]: { display: 'none' },
  },
  button: {
    '&[aria-disabled=true]': { color: tokens.textDisabled, cursor: 'not-allowed' },
    '&[aria-pressed=true]': { backgroundColor: tokens.brandTint, color: tokens.brandText },
    [media.forcedColors]: {
      '&[aria-pressed=true]': { ...shorthands.borderColor('Highlight') },
      '&[aria-disabled=true]': { color: 'GrayText' },
    },
  },
})

interface PdfToolbarProps {
  url: string
  name: string
  current: number
  /** 0 while there is no document. */
  pages: number
  zoom: ZoomControl
  onGo(page: number): void
}

/** Where one is, how large it is, and the way out. */
export function PdfToolbar({ url, name, current, pages, zoom, onGo }: PdfToolbarProps) {
  const styles = useStyles()
  const bar = useRef<HTMLDivElement>(null)
  const linkClass = useButtonClass('subtle', { square: true })
  const hasPages = pages > 0
  const zoomButton = (label: string, icon: ReactElement, isPossible: boolean, direction: 1 | -1) => (
    <IconButton
      label={label}
      icon={icon}
      className={styles.button}
      // It keeps the focus when the end is reached.
      aria-disabled={!(hasPages && isPossible)}
      onClick={() => hasPages && isPossible && zoom.step(direction)}
    />
  )
  return (
    <div ref={bar} role="toolbar" aria-label={`${name}: view`} className={styles.root} {...useToolbarKeys(bar)}>
      <PageBox current={current} pages={pages} onGo={onGo} />
      <div className={styles.group}>
        {zoomButton('Zoom out', <Subtract20Regular />, zoom.canShrink, -1)}
        <span role="status" aria-label="Zoom" className={styles.percent}>
          {hasPages && formatPercent(Math.round(zoom.value * 100) / 100)}
        </span>
        {zoomButton('Zoom in', <Add20Regular />, zoom.canGrow, 1)}
        <IconButton
          label="Fit width"
          icon={<ArrowAutofitWidth20Regular />}
          className={styles.button}
          aria-disabled={!hasPages}
          aria-pressed={hasPages && zoom.isFitted}
          onClick={() => hasPages && zoom.fit()}
        />
      </div>
      <div className={mergeClasses(styles.group, styles.last)}>
        <Tooltip text="Download" relationship="label">
          <a href={url} download={name} className={linkClass}>
            <ArrowDownload20Regular />
          </a>
        </Tooltip>
        <Tooltip text="Open in a new tab" relationship="label">
          <a href={url} target="_blank" rel="noopener noreferrer" className={linkClass}>
            <Open20Regular />
          </a>
        </Tooltip>
      </div>
    </div>
  )
}
