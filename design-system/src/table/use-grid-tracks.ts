import { type CSSProperties, useRef } from 'react'
import { type ColumnWidths, phoneTracks, tracksOf } from './column-tracks'
import type { DataTableColumn } from './columns'

interface GridTracksOptions<Row> {
  columns: readonly DataTableColumn<Row>[]
  widths: ColumnWidths
  checkable: boolean
  phone: boolean
}

/**
 * The grid of header and rows as one CSS variable on the table around them: while a column's edge is dragged
 * only that variable changes, and no row is drawn again.
 */
export function useGridTracks<Row>({ columns, widths, checkable, phone }: GridTracksOptions<Row>) {
  const ref = useRef<HTMLDivElement>(null)
  const styleFor = (shown: ColumnWidths) => {
    const { template, minWidth } = tracksOf(columns, shown, checkable)
    return { '--cdTracks': phone ? phoneTracks(checkable) : template, 'min-width': phone ? '0' : `${minWidth}px` }
  }
  const { 'min-width': minWidth, ...tracks } = styleFor(widths)
  return {
    ref,
    minWidth: Number.parseInt(minWidth, 10),
    style: { ...tracks, minWidth } as CSSProperties,
    preview(column: string, width: number) {
      for (const [name, value] of Object.entries(styleFor({ ...widths, [column]: width }))) {
        ref.current?.style.setProperty(name, value)
      }
    },
  }
}
