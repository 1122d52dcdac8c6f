import { type ColumnLayout, type DataTableColumn, shownColumns } from '@coverdesk/design-system'
import { useMemo } from 'react'
import { layoutOf, useColumnLayout } from './column-layout'

interface AddressedColumns {
  /** The list's own name. */
  list: string
  /** Ids of the columns that the address names, the title's first. */
  addressed: readonly string[] | undefined
  /** A saved view is shown: what changes about the columns is a change of it. */
  inView: boolean
  /** Names columns in the address. */
  name(columns: readonly string[]): void
}

/**
 * Which columns a list shows, and how to change it: as the address says, else as the person has chosen on this device.
 * Widths are always the person's.
 */
export function useShownColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  { list, addressed, inView, name }: AddressedColumns,
) {
  const [own, keep] = useColumnLayout(list)
  const layout = useMemo(() => layoutOf(columns, addressed, own), [columns, addressed, own])
  const shown = idsOf(columns, layout)

  function onLayout(next: ColumnLayout) {
    if (!addressed && !inView) return keep(next)
    if (next.widths !== layout.widths) keep({ ...own, widths: next.widths })
    const ids = idsOf(columns, next)
    if (ids.join() !== shown.join()) name(ids)
  }
  return { layout, shown, onLayout }
}

const idsOf = <Row>(columns: readonly DataTableColumn<Row>[], layout: ColumnLayout) =>
  shownColumns(columns, layout).map(({ id }) => id)
