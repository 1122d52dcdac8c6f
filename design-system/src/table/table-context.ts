import { createContext, useContext } from 'react'

/** What rows and headings tell their table. It never changes while the table is drawn, so that no row is drawn again. */
export interface TableActions {
  /** Chooses a row, or everything from the last one to it. */
  toggle(key: string, toHere: boolean): void
  /** Below 640 px: a long press begins to choose. */
  begin(key: string): void
}

export const TableContext = createContext<TableActions>({ toggle: () => undefined, begin: () => undefined })

export const useTableActions = () => useContext(TableContext)
