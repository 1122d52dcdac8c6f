import { editDistance } from '../../../search/query/edit-distance.ts'
import { related, synonyms } from '../../../search/query/synonyms.ts'
import type { ReadPassage } from '../conversation/tool-answers.ts'

/** Shorter words are a swap of letters from too many others. */
const wordsOf = /\p{L}{5,}/gu
/** Of shorter words than that, only swapped letters are surely a mistake. */
const minEdited = 7
/** Words of the trade are meant: "insurer" is no misspelled "insured". */
const ofTrade: ReadonlySet<string> = new Set(
  [...synonyms, ...related].flat().flatMap(words => words.match(wordsOf) ?? []),
)
const known = new WeakMap<readonly ReadPassage[], ReadonlySet<string>>()

/** A question with words that no passage has spelled as the passages do: "deductable", "cancelation". */
export function correctWords(question: string, passages: readonly ReadPassage[]): string {
  const words = vocabularyOf(passages)
  return question.replace(wordsOf, word => {
    const typed = word.toLowerCase()
    if (words.has(typed) || words.has(typed.replace(/s$/, ''))) return word
    return ofTrade.has(typed) ? word : (closest(typed, words) ?? word)
  })
}

function vocabularyOf(passages: readonly ReadPassage[]): ReadonlySet<string> {
  const before = known.get(passages)
  if (before) return before
  const said = passages.flatMap(({ text, heading, name, about = '' }) =>
    `${text} ${heading ?? ''} ${name} ${about}`.toLowerCase().match(wordsOf),
  )
  const words = new Set(said.flatMap(word => (word === null ? [] : [word, word.replace(/(?<=[^s])s$/, '')])))
  known.set(passages, words)
  return words
}

/** One letter away, and with the same first letter. */
function closest(typed: string, words: ReadonlySet<string>): string | undefined {
  for (const word of words) {
    const isOther = word[0] !== typed[0] || isInflected(word, typed)
    if (isOther || editDistance(typed, word, 1) > 1) continue
    if (typed.length >= minEdited || isSwap(typed, word)) return word
  }
  return undefined
}

const isSwap = (one: string, other: string): boolean => [...one].sort().join('') === [...other].sort().join('')

/** "expire" and "expires" are no mistakes; "tallgras" is one. */
const isInflected = (one: string, other: string): boolean =>
  (one.startsWith(other) || other.startsWith(one)) && !`${one} ${other}`.includes('ss')
