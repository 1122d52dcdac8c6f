import type { RowSelection, TableSelection } from '@coverdesk/design-system'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readSelection, writeSelection } from './selection-address'

const noRows: RowSelection = { kind: 'some', keys: new Set() }
/** A person who chooses row after row writes the address once. */
const writeAfterMilliseconds = 250

/**
 * The rows that are chosen: kept in the address, and given up when the list shows something else.
 *
 * @param shows what the list shows: its filters, in one text
 */
export function useListSelection(shows: string): TableSelection {
  const location = useLocation()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState(() => ({ shows, rows: readSelection(location.hash) }))
  const [choosing, setChoosing] = useState(false)
  const rows = chosen.shows === shows ? chosen.rows : noRows

  const here = useRef(location)
  here.current = location
  useEffect(() => {
    const timer = setTimeout(() => {
      const { pathname, search, hash } = here.current
      const next = writeSelection(rows)
      // A dialog may have opened over the list: its address is not the list's.
      if (next !== hash && pathname === location.pathname)
        void navigate({ pathname, search, hash: next }, { replace: true })
    }, writeAfterMilliseconds)
    return () => clearTimeout(timer)
  }, [rows, navigate, location.pathname])

  return { rows, onChange: next => setChosen({ shows, rows: next }), choosing, onChoosing: setChoosing }
}
