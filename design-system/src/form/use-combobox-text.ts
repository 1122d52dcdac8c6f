import { useEffect, useRef, useState } from 'react'

const usualDelay = 200

/**
 * What is typed in a combobox, and whether its list is open; the search hears of both a moment later.
 *
 * @param onSearch receives the text to search for, or undefined when the list has closed and nothing is typed
 * @param delay milliseconds after the last key
 */
export function useComboboxText(onSearch: (text: string | undefined) => void, delay = usualDelay) {
  /** Since the last choice; undefined when nothing was typed. */
  const [typed, setTyped] = useState<string>()
  const [open, setOpen] = useState(false)
  const latestOnSearch = useRef(onSearch)
  latestOnSearch.current = onSearch
  const wanted = open || typed !== undefined ? (typed ?? '') : undefined
  useEffect(() => {
    const timer = setTimeout(() => latestOnSearch.current(wanted), wanted ? delay : 0)
    return () => clearTimeout(timer)
  }, [wanted, delay])
  return { typed, setTyped, open, setOpen }
}
