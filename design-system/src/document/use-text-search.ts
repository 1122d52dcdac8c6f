import { useEffect, useMemo, useState } from 'react'
import { findText, foldText, type TextRange } from '../viewer/find-text'
import { stepAround } from '../viewer/highlight'
import { maxMatches } from '../viewer/search-pages'
import { useSettled } from '../viewer/use-settled'

const nothing: readonly TextRange[] = []

/** The search in a text: all at once, since a text has no pages that must be read first. */
export function useTextSearch(text: string) {
  const [isOpen, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const [current, setCurrent] = useState(-1)
  const settled = useSettled(isOpen ? query : '', 150)
  const folded = useMemo(() => (isOpen ? foldText(text) : undefined), [isOpen, text])
  const matches = useMemo(
    () => (folded ? findText(text, folded, settled, maxMatches) : nothing),
    [text, folded, settled],
  )
  useEffect(() => setCurrent(matches.length > 0 ? 0 : -1), [matches])
  return {
    isOpen,
    query,
    matches,
    /** From 0; -1 when there is none. */
    current,
    isDone: settled === query,
    open: () => setOpen(true),
    close: () => setOpen(false),
    ask: setQuery,
    step: (direction: 1 | -1) => {
      if (matches.length > 0) setCurrent(stepAround(current, matches.length, direction))
    },
  }
}
