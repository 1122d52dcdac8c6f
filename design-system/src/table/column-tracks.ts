import { type DataTableColumn, defaultMinWidth } from './columns'

/** Widths that people gave to columns, in pixels, by the column's id. */
export type ColumnWidths = Readonly<Record<string, number>>

/** Wide enough for the longest name; a column can't be lost by dragging it out of sight. */
export const maxWidth = 1200

/** The checkbox, with the row's padding at its left. */
export const checkTrack = 56

/** Beyond the last column's own padding, at the right. */
export const rowEdge = 4

/** Below 640 px there is one column, and room for a finger on the checkbox. */
export const phoneTracks = (checkable: boolean) => (checkable ? '52px minmax(0, 1fr)' : 'minmax(0, 1fr)')

/** A column's width within its bounds. */
export const clampWidth = (width: number, minWidth: number) => Math.round(Math.min(Math.max(width, minWidth), maxWidth))

interface Tracks {
  /** For `grid-template-columns`. */
  template: string
  /** Narrower than this the table scrolls sideways, in pixels. */
  minWidth: number
}

/** The grid that the header and every row share. */
export function tracksOf<Row>(
  columns: readonly DataTableColumn<Row>[],
  widths: ColumnWidths,
  selectable: boolean,
): Tracks {
  const tracks = columns.map(column => trackOf(column, widths[column.id]))
  const least = tracks.reduce((sum, track) => sum + track.least, rowEdge + (selectable ? checkTrack : 0))
  const template = tracks.map(track => track.template)
  return { template: (selectable ? [`${checkTrack}px`, ...template] : template).join(' '), minWidth: least }
}

function trackOf<Row>({ width = '1fr', minWidth = defaultMinWidth }: DataTableColumn<Row>, own: number | undefined) {
  if (own !== undefined) return { template: `${own}px`, least: own }
  if (width.endsWith('fr')) return { template: `minmax(${minWidth}px, ${width})`, least: minWidth }
  return { template: width, least: Number.parseInt(width, 10) || minWidth }
}

/** Gives a column a width, or the list's own again. */
export function withWidth(widths: ColumnWidths, column: string, width: number | undefined): ColumnWidths {
  const { [column]: _, ...others } = widths
  return width === undefined ? others : { ...others, [column]: width }
}
