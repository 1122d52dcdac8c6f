import { defaultRangeExtractor, observeElementRect, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { media } from '../theme/breakpoints'
import type { GroupedLines } from './group-entries'
import { rowHeights } from './table-styles'
import { type RowKeysOptions, useRowKeys } from './use-row-keys'

interface VisibleRowsOptions extends Pick<RowKeysOptions, 'choosing'> {
  scroller: RefObject<HTMLDivElement | null>
  /** Lines to draw, those that are on their way included. */
  count: number
  /** What the lines are, where rows are grouped. Without it each is a row. */
  lines: GroupedLines | undefined
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
  const { scroller, count, lines, records, height, header, all, choosing } = options
  const current = useRef<number>(undefined)
  const places = lines?.places
  const headings = lines?.entries.flatMap((entry, place) => (entry.kind === 'heading' ? [place] : [])).join()
  const rangeExtractor = useCallback(
    (range: Range) => {
      if (all) return Array.from({ length: range.count }, (_, index) => index)
      const visible = defaultRangeExtractor(range)
      const kept = current.current === undefined ? undefined : (places?.[current.current] ?? current.current)
      // The row with the focus stays drawn wherever it scrolls, or the focus would be lost.
      if (kept === undefined || kept >= range.count || visible.includes(kept)) return visible
      return [...visible, kept].sort((a, b) => a - b)
    },
    [all, places],
  )
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: index => (lines?.entries[index]?.kind === 'heading' ? rowHeights.group : height),
    overscan,
    scrollMargin: header,
    scrollPaddingStart: header,
    initialRect: { width: 1200, height: 800 },
    observeElementRect: observeScreenRect,
    rangeExtractor,
  })
  const reveal = useCallback((row: number) => virtualizer.scrollToIndex(places?.[row] ?? row), [virtualizer, places])
  current.current = useRowKeys({ scroller, count: records, reveal, choosing })
  // biome-ignore lint/correctness/useExhaustiveDependencies: lines are measured again when their heights change.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height, headings])
  const visible = virtualizer.getVirtualItems().map(({ index, start }) => ({ index, start: start - header }))
  return { visible, totalHeight: virtualizer.getTotalSize(), width: virtualizer.scrollRect?.width ?? 0 }
}
