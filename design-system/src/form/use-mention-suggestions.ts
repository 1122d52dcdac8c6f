import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { isComposing } from '../keyboard/presses-enter'
import type { MentionablePerson } from '../mentions/mention-parts'
import { type MentionQuery, mentionQueryAt, peopleFor, withMention } from './mention-query'

/** The people suggested at a textarea's caret, and which of them is active for the keyboard. */
export interface MentionSuggestions<Person extends MentionablePerson> {
  found: readonly Person[]
  /** The place in `found` that Enter and Tab choose. */
  active: number
  /** Where the `@` is that they complete. */
  start: number
  /** What is typed behind it; undefined while nothing is to be completed. */
  typed: string | undefined
  /** The text or the caret is elsewhere. */
  look(textarea: HTMLTextAreaElement): void
  press(event: KeyboardEvent): void
  choose(person: Person): void
  close(): void
}

const nobody: readonly never[] = []

/**
 * @param change takes the text with a mention in it
 * @param onMention hears who is mentioned
 */
export function useMentionSuggestions<Person extends MentionablePerson>(
  people: readonly Person[] | undefined,
  textarea: { readonly current: HTMLTextAreaElement | null },
  change: (text: string) => void,
  onMention?: (person: Person) => void,
): MentionSuggestions<Person> {
  const [query, setQuery] = useState<MentionQuery>()
  const [active, setActive] = useState(0)
  /** The `@` that is completed, or that someone has pressed Escape at: it stays quiet. */
  const dismissed = useRef<number>(undefined)
  const caret = useRef<number>(undefined)
  const found = query && people ? peopleFor(query, people) : nobody

  // The caret follows the text that was put in, which is drawn by now.
  useLayoutEffect(() => {
    if (caret.current === undefined) return
    textarea.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })

  const look = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) => {
    const next = selectionStart === selectionEnd ? mentionQueryAt(value, selectionStart) : undefined
    if (next?.start !== dismissed.current) dismissed.current = undefined
    const wanted = next && next.start !== dismissed.current ? next : undefined
    if (wanted?.start === query?.start && wanted?.typed === query?.typed) return
    setQuery(wanted)
    setActive(0)
  }
  const close = () => setQuery(undefined)
  const choose = (person: Person) => {
    if (!query || !textarea.current) return
    const next = withMention(textarea.current.value, query, person.name)
    caret.current = next.caret
    // A longer name that begins alike isn't meant any more.
    dismissed.current = query.start
    close()
    change(next.text)
    onMention?.(person)
  }
  /** @returns whether the key was for the list */
  const act = (key: string) => {
    const chosen = found[active]
    if (key === 'ArrowDown') setActive((active + 1) % found.length)
    else if (key === 'ArrowUp') setActive((active + found.length - 1) % found.length)
    else if (key === 'Escape') {
      dismissed.current = query?.start
      close()
    } else if ((key === 'Enter' || key === 'Tab') && chosen) choose(chosen)
    else return false
    return true
  }
  return {
    ...{ found, active, look, choose, close },
    start: query?.start ?? 0,
    typed: query?.typed,
    press(event) {
      const isShortcut = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
      if (found.length === 0 || isShortcut || isComposing(event) || !act(event.key)) return
      event.preventDefault()
      // The dialog around has a use of its own for Escape.
      event.stopPropagation()
    },
  }
}
