import { useEffect, useRef, useState } from 'react'

const delayMilliseconds = 200

/**
 * What is typed in a combobox, and whether its list is open; the search hears of both a moment later.
 *
 * @param onSearch told the text to search for, or undefined when the list has closed
 */
export function useComboboxText(onSearch: (text: string | undefined) => void) {
  /** Since the last choice; undefined when nothing was typed. */
  const [typed, setTyped] = useState<string>()
  const [open, setOpen] = useState(false)
  const latestOnSearch = useRef(onSearch)
  latestOnSearch.current = onSearch
  const wanted = open ? (typed ?? '') : undefined
  useEffect(() => {
    const timer = setTimeout(() => latestOnSearch.current(wanted), wanted ? delayMilliseconds : 0)
    return () => clearTimeout(timer)
  }, [wanted])
  return { typed, setTyped, open, setOpen }
}
