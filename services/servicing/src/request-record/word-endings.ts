import { fold, searchFilter, searchWords } from '@coverdesk/kit'

/** Longer words are found by any part of their beginning of this length. */
const maxLetters = 40

/**
 * The endings of the texts' words: `Bayview` gives `bayview`, `ayview`, … `w`. A part of a word begins one of its endings, so a
 * search for any part is a search for beginnings, which an index answers.
 */
export function wordEndings(...texts: (string | null | undefined)[]): string[] {
  const words = searchWords(...texts).map(word => [...word].slice(0, maxLetters))
  return [...new Set(words.flatMap(letters => letters.map((_, start) => letters.slice(start).join(''))))]
}

/** Finds the records in which every word of `text` is a part of some word: `view mar` finds `Bayview Marine`; `%` finds none. */
export function partFilter(text: string | null | undefined): Record<string, unknown> {
  const folded = fold(text ?? '')
  if (folded === '') return searchFilter('wordEndings', text)
  const words = folded.split(' ')
  return searchFilter('wordEndings', words.map(word => [...word].slice(0, maxLetters).join('')).join(' '))
}
