import { MongoError, notImplemented } from '../errors.ts'
import { stem } from './stem.ts'
import { englishStopWords } from './stop-words.ts'

/** Which words count and which forms of a word are one: English, or every word as it is written. */
export type Language = 'english' | 'none'

/** What is told apart. By default neither is. */
export interface Sensitivity {
  toCase?: boolean
  toDiacritics?: boolean
}

/** @throws BadValue for no language, NotImplemented for one whose forms this server does not know */
export function languageOf(given: unknown): Language {
  if (typeof given !== 'string') throw new MongoError('BadValue', 'A text language must be a string')
  const name = given.toLowerCase()
  if (name === 'none') return 'none'
  if (name === 'english' || name === 'en') return 'english'
  throw notImplemented(`The text language '${given}' (only english and none)`)
}

/** A text in the form in which it is compared. */
export function folded(text: string, { toCase, toDiacritics }: Sensitivity = {}): string {
  const cased = toCase ? text : text.toLowerCase()
  return toDiacritics ? cased.normalize('NFC') : cased.normalize('NFD').replace(/\p{M}/gu, '')
}

const separator = String.raw`[\p{White_Space}\p{Dash}\p{Quotation_Mark}\p{Terminal_Punctuation}\p{Pattern_Syntax}]`
/** An apostrophe is part of an English word. */
const separators: Record<Language, RegExp> = {
  english: new RegExp(`(?:(?!['’])${separator})+`, 'u'),
  none: new RegExp(`${separator}+`, 'u'),
}

/** The words of a text in the form in which they are indexed and looked for, in their order. */
export function termsOf(text: string, language: Language, sensitivity?: Sensitivity): string[] {
  const words = text.split(separators[language]).filter(word => word !== '')
  if (language === 'none') return words.map(word => folded(word, sensitivity))
  return words
    .filter(word => !englishStopWords.has(word.toLowerCase().replace('’', "'")))
    .map(word => stemmed(folded(word.replaceAll('’', "'"), sensitivity)))
    .filter(term => term !== '')
}

/** The stem of a word, in the case in which it was written. */
function stemmed(word: string): string {
  const lower = word.toLowerCase()
  const root = stem(lower)
  return word === lower || !lower.startsWith(root) ? root : word.slice(0, root.length)
}
