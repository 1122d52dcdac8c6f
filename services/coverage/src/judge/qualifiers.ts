import { Phrases, type PhraseWord, wordsOf } from '../lexicon/phrases.ts'
import { type QualifierId, qualifiers } from '../lexicon/qualifiers.ts'

const compiled = new Map<QualifierId, Phrases>(qualifiers.map(({ id, phrases }) => [id, new Phrases(phrases)]))

/** What a text says that changes what it proves: per project, ongoing operations only, underlying, expiring, excluded … */
export function qualifiersIn(text: string | readonly PhraseWord[]): ReadonlySet<QualifierId> {
  const words = typeof text === 'string' ? wordsOf(text) : text
  return new Set([...compiled].filter(([, phrases]) => phrases.isIn(words)).map(([id]) => id))
}
