import { makeStyles, mergeClasses, shorthands } from '@fluentui/react-components'
import { memo, type RefObject, useRef } from 'react'
import { tokens } from '../theme/tokens'
import { type Turn, turnedSize } from './box'
import { type PageSizes, usePageSize } from './page-sizes'
import type { Paper } from './paper'
import { useNear } from './use-near'

/** In pixels. */
const thumbnailWidth = 92

const useStyles = makeStyles({
  place: { maxWidth: '100%' },
  button: {
    display: 'grid',
    justifyItems: 'center',
    rowGap: '4px',
    padding: '4px',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.textSecondary,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    ...shorthands.border('2px', 'solid', 'transparent'),
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { backgroundColor: tokens.sheetPressed },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  current: { color: tokens.brandText, fontWeight: tokens.fontWeightSemibold, ...shorthands.borderColor(tokens.brand) },
  picture: {
    position: 'relative',
    overflow: 'hidden',
    backgroundColor: '#fff',
    colorScheme: 'only light',
    forcedColorAdjust: 'none',
    boxShadow: `0 0 0 1px ${tokens.line}`,
  },
})

interface PageThumbnailProps {
  paper: Paper
  sizes: PageSizes
  turn: Turn
  number: number
  isCurrent: boolean
  /** The element that scrolls. */
  list: RefObject<HTMLElement | null>
  onGo(page: number): void
}

/** A page, small: its place is always there, its picture only while it is near. */
export const PageThumbnail = memo(function PageThumbnail(props: PageThumbnailProps) {
  const { paper, sizes, turn, number, isCurrent, list, onGo } = props
  const styles = useStyles()
  const place = useRef<HTMLLIElement>(null)
  const isNear = useNear(place, list)
  const { width, height } = turnedSize(usePageSize(sizes, number, paper.usualSize), turn)
  // A strip is no longer than a page is wide twice.
  const scale = Math.min(thumbnailWidth / width, (thumbnailWidth * 2) / height)
  return (
    <li ref={place} className={styles.place}>
      <button
        type="button"
        data-thumbnail={number}
        aria-label={`Go to page ${number}`}
        aria-current={isCurrent ? 'page' : undefined}
        tabIndex={isCurrent ? 0 : -1}
        className={mergeClasses(styles.button, isCurrent && styles.current)}
        onClick={() => onGo(number)}
      >
        <span
          className={styles.picture}
          style={{ width: Math.floor(width * scale), height: Math.floor(height * scale) }}
        >
          {isNear && paper.drawThumbnail({ number, scale, turn })}
        </span>
        {number}
      </button>
    </li>
  )
})
