import { isTrue } from '../bson/codec.ts'
import { type Doc, isDoc } from '../bson/values.ts'
import { MongoError } from '../errors.ts'
import { folded, type Language, languageOf, type Sensitivity, termsOf } from './words.ts'

/** A parsed `$text`: any of the terms, all of the phrases, none of what is negated. */
export interface TextSearch {
  /** Undefined: the index's own. */
  language: Language | undefined
  sensitivity: Sensitivity
  /** Words as they were given. */
  words: string[]
  negatedWords: string[]
  /** In the form in which they are compared. */
  phrases: string[]
  negatedPhrases: string[]
}

const knownFields = new Set(['$search', '$language', '$caseSensitive', '$diacriticSensitive'])

export function parseTextSearch(operand: unknown): TextSearch {
  if (!isDoc(operand)) throw new MongoError('BadValue', '$text expects an object')
  const unknown = Object.keys(operand).find(name => !knownFields.has(name))
  if (unknown) throw new MongoError('BadValue', `extra fields in $text: ${unknown}`)
  const { $search, $language } = operand
  if (typeof $search !== 'string') throw new MongoError('TypeMismatch', "$search requires a string value, in '$text'")
  const sensitivity = { toCase: flag(operand, '$caseSensitive'), toDiacritics: flag(operand, '$diacriticSensitive') }
  return {
    language: $language === undefined || $language === '' ? undefined : languageOf($language),
    sensitivity,
    ...partsOf($search, sensitivity),
  }
}

function flag(operand: Doc, name: string): boolean {
  const value = operand[name]
  if (value !== undefined && typeof value !== 'boolean')
    throw new MongoError('TypeMismatch', `${name} requires a boolean value`)
  return isTrue(value)
}

/** A hyphen before a word negates it; within a word (`pre-market`) it only separates. */
const part = /(?<negation>(?<=^|\s)-)?(?:"(?<phrase>[^"]*)"?|(?<word>[^\s"]+))/g

function partsOf(search: string, sensitivity: Sensitivity) {
  const parts = { words: [] as string[], negatedWords: [] as string[], phrases: [] as string[] }
  const negatedPhrases: string[] = []
  for (const { groups = {} } of search.matchAll(part)) {
    const { negation, phrase, word } = groups
    if (phrase !== undefined) {
      ;(negation ? negatedPhrases : parts.phrases).push(folded(phrase, sensitivity))
      // The words of a phrase are looked for too: the index finds what may have the phrase.
      if (!negation) parts.words.push(phrase)
    } else if (word !== undefined) (negation ? parts.negatedWords : parts.words).push(word)
  }
  return { ...parts, negatedPhrases }
}

/** The distinct terms of the words in an index of that language. */
export function searchTerms(words: string[], language: Language, sensitivity?: Sensitivity): string[] {
  return [...new Set(words.flatMap(word => termsOf(word, language, sensitivity)))]
}
