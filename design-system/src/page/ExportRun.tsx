import { useEffect, useRef, useState } from 'react'
import { formatNames, pluralize } from '../formats/text'
import { ExportDialog, type ExportState } from './ExportDialog'
import { type ExportScope, exportRows } from './export-rows'
import { type ListWords, maxCounted } from './list-labels'
import type { ListModel } from './list-model'

interface ExportRunProps<Row extends { id: string }> {
  list: ListModel<Row>
  words: ListWords
  scope: ExportScope
  onClose(): void
}

/** One export: begins when it is drawn. A list of one page is there at once, so nothing shows. */
export function ExportRun<Row extends { id: string }>({ list, words, scope, onClose }: ExportRunProps<Row>) {
  const { one, many = `${one}s` } = words
  const [state, setState] = useState<ExportState>()
  const [attempt, setAttempt] = useState(1)
  // It exports what was there when it was asked for.
  const asked = useRef({ list, scope, onClose })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt runs it again.
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const { list: wanted, scope: rows, onClose: done } = asked.current
    const onProgress = (read: number, total: number) => {
      if (read < total && !signal.aborted) setState({ status: 'reading', read, total })
    }
    exportRows(wanted, rows, { signal, onProgress }).then(
      ({ rows: count, leftOut }) => {
        const without = leftOut.length > 0 ? ` without ${formatNames(leftOut)}, which can’t be exported` : ''
        wanted.announce(`${pluralize(count, one, many)} exported${without}${cutShort(wanted, rows, count)}`)
        done()
      },
      (error: Error) => {
        if (!signal.aborted) setState({ status: 'failed', message: error.message || 'An unknown error occurred' })
      },
    )
    return () => controller.abort()
  }, [attempt])

  return state && <ExportDialog many={many} state={state} onRetry={() => setAttempt(attempt + 1)} onCancel={onClose} />
}

/** An export of rows that the browser reads goes as far as the server counts, and says so. */
const cutShort = ({ write, total }: Pick<ListModel<never>, 'write' | 'total'>, scope: ExportScope, count: number) =>
  !write && scope.kind === 'matching' && total >= maxCounted && count >= maxCounted
    ? '. There may be more: narrow the filter to export the rest.'
    : ''
