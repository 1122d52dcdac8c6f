import { useEffect, useMemo, useRef, useState } from 'react'
import { byPage } from './by-page'
import { stepAround } from './highlight'
import type { PageWords, WordMatch } from './page-words'
import type { Paper } from './paper'
import { type Found, pagesFrom, searchPages } from './search-pages'
import type { Spot } from './use-pages-view'
import { useSettled } from './use-settled'

const nothing: Found = { matches: [], pagesRead: 0, hasText: false }

/** The search in a document. */
export interface Search {
  isOpen: boolean
  query: string
  matches: readonly WordMatch[]
  ofPage: ReadonlyMap<number, readonly WordMatch[]>
  current: WordMatch | undefined
  /** Place of the current one, from 1; 0 when there is none. */
  number: number
  isDone: boolean
  hasText: boolean
  open(): void
  close(): void
  ask(query: string): void
  step(direction: 1 | -1): void
}

/**
 * Searches page after page, from the one that is read to the end and then from the beginning; what is found shows at once.
 *
 * @param reading the page that is read
 * @param bring scrolls to a place
 */
export function useSearch(paper: Paper | undefined, reading: number, bring: (spot: Spot) => void): Search {
  const [isOpen, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const [found, setFound] = useState(nothing)
  const [currentId, setCurrentId] = useState<string>()
  const settled = useSettled(isOpen ? query : '', 150)
  const from = useRef(reading)
  from.current = reading
  // biome-ignore lint/correctness/useExhaustiveDependencies: another document has other words
  const known = useMemo(() => new Map<number, PageWords>(), [paper])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what scrolls does not search again
  useEffect(() => {
    setFound(nothing)
    setCurrentId(undefined)
    const { wordsOf } = paper ?? {}
    if (!paper || !wordsOf || settled.trim() === '') return
    let isOver = false
    const go = (match: WordMatch) => {
      setCurrentId(match.id)
      bring(match)
    }
    void searchPages({
      order: pagesFrom(from.current, paper.pages),
      wordsOf: async number => {
        const words = known.get(number) ?? (await wordsOf(number))
        known.set(number, words)
        return words
      },
      query: settled,
      isOver: () => isOver,
      onFirst: go,
      onFound: setFound,
    })
    return () => {
      isOver = true
    }
  }, [paper, settled])

  const ofPage = useMemo(() => byPage(found.matches), [found.matches])
  const at = found.matches.findIndex(({ id }) => id === currentId)
  const step = (direction: 1 | -1) => {
    if (found.matches.length === 0) return
    const next = found.matches[stepAround(at, found.matches.length, direction)]
    if (!next) return
    setCurrentId(next.id)
    bring(next)
  }
  return {
    isOpen,
    query,
    matches: found.matches,
    ofPage,
    current: found.matches[at],
    number: at + 1,
    isDone: settled === query && found.pagesRead === (paper?.pages ?? 0),
    hasText: found.hasText,
    open: () => setOpen(true),
    close: () => setOpen(false),
    ask: setQuery,
    step,
  }
}
