import type { ColumnWidths } from './column-tracks'
import type { DataTableColumn } from './columns'

/** What a person changed about a list's columns. What it does not name is as the list defines it. */
export interface ColumnLayout {
  /** Ids in the person's order. */
  order: readonly string[]
  /** Whether a column is shown, by id. */
  shown: Readonly<Record<string, boolean>>
  widths: ColumnWidths
}

export const plainLayout: ColumnLayout = { order: [], shown: {}, widths: {} }

export const isShown = <Row>({ id, hidden = false }: DataTableColumn<Row>, layout: ColumnLayout): boolean =>
  layout.shown[id] ?? !hidden

/** All columns in the person's order. The title stays first; a column that is new to the list is at the end. */
export function inOrder<Row>(columns: readonly DataTableColumn<Row>[], layout: ColumnLayout) {
  const [title, ...others] = columns
  if (!title) return []
  const place = ({ id }: DataTableColumn<Row>) => {
    const at = layout.order.indexOf(id)
    return at < 0 ? layout.order.length : at
  }
  return [title, ...others.sort((a, b) => place(a) - place(b))]
}

/**
 * The columns to draw: the title, then those that the list shows by itself or the person has chosen, in their order.
 *
 * @example shownColumns(accountColumns, { order: ['phone'], shown: { phone: true }, widths: {} })
 */
export const shownColumns = <Row>(columns: readonly DataTableColumn<Row>[], layout: ColumnLayout) =>
  inOrder(columns, layout).filter((column, index) => index === 0 || isShown(column, layout))

/** Moves a column by so many places among all but the title. */
export function moveColumn<Row>(
  columns: readonly DataTableColumn<Row>[],
  layout: ColumnLayout,
  id: string,
  steps: number,
): ColumnLayout {
  const order = inOrder(columns, layout)
    .slice(1)
    .map(column => column.id)
  const from = order.indexOf(id)
  const to = Math.min(Math.max(from + steps, 0), order.length - 1)
  if (from < 0 || from === to) return layout
  order.splice(to, 0, ...order.splice(from, 1))
  return { ...layout, order }
}
