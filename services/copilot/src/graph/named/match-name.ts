import { fold } from '@coverdesk/kit'
import { editDistance } from '../../search/query/edit-distance.ts'
import type { Nameable } from './name-search.ts'

/** Shorter words are the beginnings of too many names. */
const minBeginning = 4

/** Shorter words are the beginnings of other names. */
const minTogether = 7

const isPerson = (kind: Nameable['kind']): boolean => kind === 'CONTACT' || kind === 'COLLEAGUE'

/**
 * How well words name a record: 0 where one of them isn't in its name. People leave words out at the end of a name, and
 * seldom at its beginning: "roofing" alone names no roofer.
 */
export function nearnessOf(words: readonly string[], { kind, names }: Nameable): number {
  return Math.max(0, ...names.map(name => nearnessToName(words, wordsOfName(name), kind)))
}

function nearnessToName(words: readonly string[], name: readonly string[], kind: Nameable['kind']): number {
  if (kind === 'POLICY') return /\d/.test(words.join('')) && name.join('').startsWith(words.join('')) ? 9 : 0
  if (kind === 'PLACE') return words.join(' ') === name.join(' ') ? 1 : 0
  if (words.length === 1 && !isPerson(kind) && !name[0]?.startsWith(words[0] ?? '')) return 0
  const places = words.map(word => name.indexOf(word))
  if (places.every(place => place >= 0)) return 3 + (places[0] === 0 ? 2 : 0) + (words.length === name.length ? 2 : 0)
  const begun = words.map(word => name.findIndex(known => known === word || begins(known, word)))
  return begun.every(place => place >= 0) ? 1 + (begun[0] === 0 ? 1 : 0) : 0
}

const begins = (name: string, word: string): boolean => word.length >= minBeginning && name.startsWith(word)

export const wordsOfName = (name: string): string[] => fold(name).split(' ').filter(Boolean)

/** Whether a word begins a name, with a typing mistake, or written together: "northfork". */
export function isMistyped(word: string, { kind, names }: Nameable): boolean {
  const allowed = word.length >= 8 ? 2 : 1
  return (
    kind !== 'POLICY' &&
    kind !== 'PLACE' &&
    names.some(
      name =>
        (word.length >= minTogether && wordsOfName(name).join('').startsWith(word)) ||
        wordsOfName(name)
          .slice(0, isPerson(kind) ? 2 : 1)
          .some(known => known.length >= 5 && known[0] === word[0] && editDistance(word, known, allowed) <= allowed),
    )
  )
}
