import { foldWord, wordsIn } from '../lexicon/find-concepts.ts'
import { tongues } from '../lexicon/tongues.ts'

const known = Object.entries(tongues).map(([name, words]) => ({ name, words: new Set(words.map(foldWord)) }))
const minWords = 4
const minShare = 0.15

/** The language that a text is written in, by its small words; null: English, or too few of them to tell. */
export function languageOf(text: string): string | null {
  const words = wordsIn(text).map(({ folded }) => folded)
  if (words.length < minWords) return null
  const counted = known.map(({ name, words: own }) => ({ name, count: words.filter(word => own.has(word)).length }))
  const best = counted.reduce((one, other) => (other.count > one.count ? other : one))
  return best.name === 'English' || best.count / words.length < minShare ? null : best.name
}
