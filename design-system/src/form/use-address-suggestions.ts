import { useEffect, useRef, useState } from 'react'
import type { AddressCompletion, AddressParts, AddressSuggestion } from './address-completion'

/** After the last key, in milliseconds. */
const delay = 200
const leastText = 3

const none: readonly AddressSuggestion[] = []

/** What is suggested for the text that someone types, and which of it the keyboard is at. */
export interface AddressSuggestions {
  found: readonly AddressSuggestion[]
  /** The place in `found` that Enter chooses; -1: none, Enter sends the form. */
  active: number
  search(text: string): void
  /** @param step 1 or -1; it goes round, over none */
  move(step: 1 | -1): void
  close(): void
  choose(suggestion: AddressSuggestion): void
}

/** @param onChoose gets the address once it is known */
export function useAddressSuggestions(
  completion: AddressCompletion | undefined,
  onChoose: (address: Partial<AddressParts>) => void,
): AddressSuggestions {
  const [found, setFound] = useState(none)
  const [active, setActive] = useState(-1)
  const asking = useRef<AbortController>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const session = useRef('')

  const stop = () => {
    clearTimeout(timer.current)
    asking.current?.abort()
  }
  const show = (suggestions: readonly AddressSuggestion[]) => {
    setFound(suggestions)
    setActive(-1)
  }
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      asking.current?.abort()
    },
    [],
  )

  const ask = async (text: string) => {
    asking.current = new AbortController()
    const { signal } = asking.current
    session.current ||= crypto.randomUUID()
    const suggestions = await completion?.suggest(text, session.current, signal).catch(() => none)
    // What comes after another key is about an older text.
    if (suggestions && !signal.aborted) show(suggestions)
  }
  return {
    found,
    active,
    search(text) {
      stop()
      if (text.trim().length < leastText) return show(none)
      timer.current = setTimeout(() => void ask(text), delay)
    },
    move: step => setActive(at => ((at + 1 + step + found.length + 1) % (found.length + 1)) - 1),
    close() {
      stop()
      show(none)
    },
    async choose(suggestion) {
      stop()
      show(none)
      const address = await completion?.addressOf(suggestion, session.current).catch(() => null)
      session.current = ''
      onChoose(address ?? { line1: suggestion.line1 })
    },
  }
}
