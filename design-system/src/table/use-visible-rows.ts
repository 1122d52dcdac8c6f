import { defaultRangeExtractor, observeElementRect, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { media } from '../theme/breakpoints'
import { type RowKeysOptions, useRowKeys } from './use-row-keys'

interface VisibleRowsOptions extends Pick<RowKeysOptions, 'choosing'> {
  scroller: RefObject<HTMLDivElement | null>
  /** Rows to draw, those that are on their way included. */
  count: number
  /** Rows that hold a record: the keys move among these. */
  records: number
  /** Of one row, in pixels. */
  height: number
  /** Of the sticky header, in pixels. */
  header: number
  /** Draws every row, for paper. */
  all: boolean
}

/** So many rows beyond the window are drawn, so that quick scrolling shows no white. */
const overscan = 8

const paper = media.print.replace(/^@media /, '')

/**
 * On paper the table is as high as all its rows. Whoever came back from there with that height would see
 * the last row in it, and the next page would be asked for.
 */
const observeScreenRect: typeof observeElementRect = (instance, told) =>
  observeElementRect(instance, rect => {
    if (!matchMedia(paper).matches) told(rect)
  })

/** Which rows to draw, and where, for the scroll position and the row that the keys have reached. */
export function useVisibleRows(options: VisibleRowsOptions) {
  const { scroller, count, records, height, header, all, choosing } = options
  const current = useRef<number>(undefined)
  const rangeExtractor = useCallback(
    (range: Range) => {
      if (all) return Array.from({ length: range.count }, (_, index) => index)
      const visible = defaultRangeExtractor(range)
      const kept = current.current
      // The row with the focus stays drawn wherever it scrolls, or the focus would be lost.
      if (kept === undefined || kept >= range.count || visible.includes(kept)) return visible
      return [...visible, kept].sort((a, b) => a - b)
    },
    [all],
  )
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan,
    scrollMargin: header,
    scrollPaddingStart: header,
    initialRect: { width: 1200, height: 800 },
    observeElementRect: observeScreenRect,
    rangeExtractor,
  })
  const reveal = useCallback((index: number) => virtualizer.scrollToIndex(index), [virtualizer])
  current.current = useRowKeys({ scroller, count: records, reveal, choosing })
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are measured again when their height changes.
  useEffect(() => virtualizer.measure(), [virtualizer, height])
  const visible = virtualizer.getVirtualItems().map(({ index, start }) => ({ index, start: start - header }))
  return { visible, totalHeight: virtualizer.getTotalSize(), width: virtualizer.scrollRect?.width ?? 0 }
}
