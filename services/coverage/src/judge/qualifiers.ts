import { PhraseTable, type PhraseWord, wordsOf } from '../lexicon/phrases.ts'
import { type QualifierId, qualifiers } from '../lexicon/qualifiers.ts'

const table = new PhraseTable<QualifierId>(qualifiers)

/** What a text says that changes what it proves: per project, ongoing operations only, underlying, expiring, excluded … */
export function qualifiersIn(text: string | readonly PhraseWord[]): ReadonlySet<QualifierId> {
  if (text === '') return none
  return new Set(table.in(typeof text === 'string' ? wordsOf(text) : text).map(({ id }) => id))
}

const none: ReadonlySet<QualifierId> = new Set()
