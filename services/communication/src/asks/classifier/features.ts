import { phrasesIn } from './phrases.ts'
import { kindsOf } from './word-kinds.ts'
import { stemOf, wordsOfSentence } from './words-of-sentence.ts'

/** How many places hashed features have. A power of two, so high that few features share one. */
export const buckets = 1 << 19

/** The sentences next to one; empty where there is none. */
export interface Surroundings {
  before: string
  after: string
}

const maxWords = 60
/** How far apart the words of a pair may be. */
const pairDistance = 3

/** FNV-1a: the same on every machine. */
function bucketOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at++) {
    hash ^= feature.charCodeAt(at)
    hash = Math.imul(hash, 0x01000193)
  }
  hash ^= hash >>> 15
  return hash & (buckets - 1)
}

function lengthOf(count: number): string {
  if (count < 4) return '#short'
  if (count < 9) return '#medium'
  return count < 18 ? '#long' : '#endless'
}

/** What the sentence next to one is about: who asks for "something for them" has said what before. */
function nearFeatures(side: keyof Surroundings, sentence: string): string[] {
  if (!sentence) return [`${side} nothing`]
  const stems = wordsOfSentence(sentence).slice(0, maxWords).map(stemOf)
  return [
    ...stems.flatMap(kindsOf).map(kind => `${side} ${kind}`),
    ...phrasesIn(sentence).map(number => `${side} phrase ${number}`),
  ]
}

/** Turns of phrase, and which of them come together. */
function phraseFeatures(sentence: string): string[] {
  const numbers = phrasesIn(sentence)
  const together = numbers.flatMap((one, at) => numbers.slice(at + 1).map(other => `phrases ${one} ${other}`))
  return [...numbers.flatMap(number => [`phrase ${number}`, `said ${number}`]), ...together]
}

/**
 * What the classifier knows of a sentence: its words, pairs of words that follow one another closely, how it begins, how long
 * it is, whether it asks, and what is next to it; each hashed into a bucket, in no order, each once.
 *
 * @param more of one model alone, by name
 */
export function featuresOf(sentence: string, around?: Surroundings, more: readonly string[] = []): number[] {
  const words = wordsOfSentence(sentence).slice(0, maxWords)
  const stems = words.map(stemOf)
  const found = [`len ${lengthOf(words.length)}`]
  if (/\?["')]?$/.test(sentence.slice(-8).replace(/\s+/g, ''))) found.push('asks')
  found.push(`first ${stems[0] ?? ''}`, `begins ${stems[0] ?? ''} ${stems[1] ?? ''}`)
  for (const [at, stem] of stems.entries()) {
    found.push(`word ${stem}`)
    if (words[at] !== stem) found.push(`form ${words[at]}`)
    if (at + 1 < stems.length) found.push(`next ${stem} ${stems[at + 1]}`)
    for (let other = at + 1; other <= at + pairDistance && other < stems.length; other++) {
      found.push(`pair ${stem} ${stems[other]}`)
    }
  }
  const near = around ? [...nearFeatures('before', around.before), ...nearFeatures('after', around.after)] : []
  return [...new Set([...found, ...phraseFeatures(sentence), ...near, ...more].map(bucketOf))]
}
