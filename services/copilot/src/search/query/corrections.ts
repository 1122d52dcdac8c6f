import { stem } from '../text/stem.ts'
import type { Alternative } from './concept.ts'
import { editDistance } from './edit-distance.ts'

/** One typo from five letters on, two from nine on. */
export const typosIn = (word: string): number => (word.length >= 9 ? 2 : word.length >= 5 ? 1 : 0)

/** The words that someone may have meant, and what they count: nearer ones more. */
const weights = [1, 0.8, 0.6]
const maxCorrections = 4

/** The nearest words of a vocabulary to one that it doesn't have. */
export function correctionsOf(word: string, vocabulary: Iterable<string>): Alternative[] {
  const most = typosIn(word)
  const stemmed = stem(word)
  const letters = lettersOf(stemmed)
  const found = new Map<string, number>()
  for (const candidate of vocabulary) {
    // Each typo adds a letter, takes one away, or does both.
    if (bitsIn(letters ^ lettersOf(candidate)) > 2 * most) continue
    const distance = editDistance(stemmed, candidate, most)
    if (distance <= most) found.set(candidate, distance)
  }
  const nearest = Math.min(...found.values())
  return [...found]
    .filter(([, distance]) => distance === nearest)
    .slice(0, maxCorrections)
    .map(([term, distance]) => ({ terms: [term], weight: weights[distance] ?? 0 }))
}

/** Which letters a word has, a bit for each. */
function lettersOf(word: string): number {
  let letters = 0
  for (let place = 0; place < word.length; place += 1) letters |= 1 << (word.charCodeAt(place) & 31)
  return letters
}

function bitsIn(number: number): number {
  let bits = 0
  for (let rest = number; rest !== 0; rest &= rest - 1) bits += 1
  return bits
}
