import { wholeNumber } from '../bson/codec.ts'
import { compareSameKind } from '../bson/compare.ts'
import { isDoc, Kind } from '../bson/values.ts'
import { MongoError, notImplemented } from '../errors.ts'
import type { Collation } from '../storage/catalog.ts'

/**
 * Reads a command's `collation`. Known are `simple` and English without regard to case (strength 2) or to case and
 * accents (strength 1).
 * @returns undefined for the simple comparison by bytes
 */
export function parseCollation(given: unknown): Collation | undefined {
  if (given === undefined) return undefined
  if (!isDoc(given) || typeof given['locale'] !== 'string') {
    throw new MongoError('BadValue', "'collation' must be a document with the field 'locale'")
  }
  const { locale, strength: givenStrength, ...others } = given
  if (locale === 'simple') return undefined
  const strength = wholeNumber(givenStrength ?? 3)
  const known = /^en(_US)?$/.test(locale) && (strength === 1 || strength === 2)
  if (!known || Object.keys(others).length > 0) {
    throw notImplemented(`Collation ${JSON.stringify(given)} (only simple, or locale en with strength 1 or 2)`)
  }
  return { locale: 'en', strength }
}

const lettersOf = (text: string) => text.normalize('NFD').toLowerCase()

const withoutMarks = (letters: string) => letters.replace(/\p{M}/gu, '')

/** What strings are compared by under a collation: equal when the folded texts are. */
export function foldFor(collation: Collation | undefined): (text: string) => string {
  if (!collation) return text => text
  if (collation.strength === 1) return text => withoutMarks(lettersOf(text))
  // Accents count only where all letters are the same.
  return text => {
    const letters = lettersOf(text)
    const bare = withoutMarks(letters)
    return bare === letters ? bare : `${bare}\0${letters}`
  }
}

export const sameCollation = (a: Collation | undefined, b: Collation | undefined): boolean =>
  a?.strength === b?.strength

/** Compares two values of one kind, strings under the collation. */
export function comparatorFor(collation: Collation | undefined): typeof compareSameKind {
  if (!collation) return compareSameKind
  const fold = foldFor(collation)
  return (kind, a, b) =>
    kind === Kind.String ? compareSameKind(kind, fold(String(a)), fold(String(b))) : compareSameKind(kind, a, b)
}
