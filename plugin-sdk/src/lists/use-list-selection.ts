import type { RowSelection, TableSelection } from '@coverdesk/design-system'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { onChanges } from '../live/changes-exchange'
import { isOpening, presentLocation } from '../navigation/open-page'
import { withoutRows } from './present-rows'
import { readSelection, writeSelection } from './selection-address'

const noRows: RowSelection = { kind: 'some', keys: new Set() }
/** A person who chooses row after row writes the address once. */
const writeAfterMilliseconds = 250

interface SelectionOptions {
  /** What the list shows: its filters, in one text. */
  shows: string
  /** Every row of the list; undefined as long as only a part has arrived. */
  every: readonly { id: string }[] | undefined
}

/**
 * The rows that are chosen: kept in the address, and given up when the list shows something else. A row that is deleted,
 * here or elsewhere, or no longer matches, is not chosen any more.
 */
export function useListSelection({ shows, every }: SelectionOptions): TableSelection {
  const location = useLocation()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState(() => ({ shows, rows: readSelection(location.hash) }))
  const [choosing, setChoosing] = useState(false)
  const rows = chosen.shows === shows ? chosen.rows : noRows

  useEffect(() => {
    const leave = (isGone: (key: string) => boolean) =>
      setChosen(before => {
        const left = withoutRows(before.rows, isGone)
        return left === before.rows ? before : { ...before, rows: left }
      })
    if (every) {
      const present = new Set(every.map(({ id }) => id))
      leave(key => !present.has(key))
    }
    return onChanges(batch => {
      if (batch === 'everything') return
      const deleted = new Set(batch.flatMap(({ kind, id }) => (kind === 'DELETED' ? [id] : [])))
      leave(key => deleted.has(key))
    })
  }, [every])

  const here = useRef(location)
  here.current = location
  const isLeaving = useNavigation().state !== 'idle'
  useEffect(() => {
    // Another address in between would call off the one that is on its way, such as that of a filter.
    if (isLeaving) return
    const write = () => {
      // It may have started since the last drawing.
      if (isOpening()) {
        timer = setTimeout(write, writeAfterMilliseconds)
        return
      }
      const { pathname, search, hash } = presentLocation() ?? here.current
      const next = writeSelection(rows)
      // A dialog may have opened over the list, undrawn as yet: its address is not the list's.
      if (next !== hash && pathname === location.pathname)
        void navigate({ pathname, search, hash: next }, { replace: true })
    }
    let timer = setTimeout(write, writeAfterMilliseconds)
    return () => clearTimeout(timer)
  }, [rows, navigate, location.pathname, isLeaving])

  return { rows, onChange: next => setChosen({ shows, rows: next }), choosing, onChoosing: setChoosing }
}
