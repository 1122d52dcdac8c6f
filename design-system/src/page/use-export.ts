import { useRef, useState } from 'react'
import { pluralise } from '../formats/text'
import { shownColumns } from '../table/column-layout'
import { isSelected, type RowSelection } from '../table/selection'
import { download, toCsv } from './csv'
import type { ListModel } from './list-model'

export type ExportState =
  | { status: 'reading'; read: number; total: number }
  | { status: 'failed'; message: string; again(): void }

/** What an export holds: everything that the filter matches, or the rows that are chosen. */
export type ExportScope = { kind: 'matching' } | { kind: 'chosen'; rows: RowSelection }

interface ExportOptions<Row extends { id: string }> {
  list: ListModel<Row>
  /** "account" */
  one: string
  many: string
}

/** Writes rows of a list into a CSV file, with the columns that are shown. */
export function useExport<Row extends { id: string }>({ list, one, many }: ExportOptions<Row>) {
  const [state, setState] = useState<ExportState>()
  const running = useRef<AbortController>(undefined)

  const run = async (scope: ExportScope) => {
    const controller = new AbortController()
    running.current?.abort()
    running.current = controller
    const { signal } = controller
    const onProgress = (read: number, total: number) => {
      // A list of one page is there at once: nothing flashes.
      if (read < total && !signal.aborted) setState({ status: 'reading', read, total })
    }
    try {
      const loaded = scope.kind === 'chosen' ? loadedRows(list.rows, scope.rows) : undefined
      const every = loaded ?? (await list.readAll({ signal, onProgress }))
      if (signal.aborted) return
      const rows = scope.kind === 'chosen' ? every.filter(row => isSelected(scope.rows, row.id)) : every
      const text = await toCsv(shownColumns(list.columns, list.layout), rows)
      if (signal.aborted) return
      download(`${list.id}-${new Date().toLocaleDateString('en-CA')}.csv`, text)
      list.announce(`${pluralise(rows.length, one, many)} exported`)
      setState(undefined)
    } catch (error) {
      if (!signal.aborted) setState({ status: 'failed', message: sentenceOf(error), again: () => void run(scope) })
    }
  }
  return {
    state,
    start: (scope: ExportScope) => void run(scope),
    cancel() {
      running.current?.abort()
      setState(undefined)
    },
  }
}

/** The chosen rows, when all of them have arrived already. */
function loadedRows<Row extends { id: string }>(rows: readonly Row[], chosen: RowSelection) {
  if (chosen.kind === 'all') return undefined
  const found = rows.filter(row => chosen.keys.has(row.id))
  return found.length === chosen.keys.size ? found : undefined
}

const sentenceOf = (error: unknown) =>
  error instanceof Error && error.message !== '' ? error.message : 'An unknown error occurred'
