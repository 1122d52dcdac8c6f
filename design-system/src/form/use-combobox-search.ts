import { useEffect, useState } from 'react'
import type { ComboboxResult, ComboboxSearch } from './combobox-rules'

export type SearchState =
  | { kind: 'idle' }
  /** What was found before stays in view while the next answer is on its way. */
  | { kind: 'searching'; previous: ComboboxResult | undefined }
  | { kind: 'found'; result: ComboboxResult }
  | { kind: 'failed'; message: string }

const delayMilliseconds = 200

/**
 * Asks a moment after the last key; only the answer to the last question counts. With `text` undefined it rests.
 */
export function useComboboxSearch(search: ComboboxSearch, text: string | undefined): SearchState {
  const [state, setState] = useState<SearchState>({ kind: 'idle' })
  useEffect(() => {
    if (text === undefined) return
    let current = true
    setState(before => ({ kind: 'searching', previous: before.kind === 'found' ? before.result : undefined }))
    const ask = () =>
      search(text).then(
        result => current && setState({ kind: 'found', result }),
        (error: unknown) =>
          current && setState({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
      )
    const timer = setTimeout(ask, text === '' ? 0 : delayMilliseconds)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [search, text])
  return state
}
