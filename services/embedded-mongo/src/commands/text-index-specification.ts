import { wholeNumber } from '../bson/codec.ts'
import { type Doc, isDoc } from '../bson/values.ts'
import { MongoError } from '../errors.ts'
import type { IndexDefinition, TextOptions } from '../storage/catalog.ts'
import { languageOf } from '../text/words.ts'

/** How a text index's words stand in its key pattern, among the plain fields. */
const wordsField = '_fts'
const wordsFieldEnd = '_ftsx'

/** The largest weight that MongoDB takes. */
const largestWeight = 99_999

/** The paths of a key pattern that stand for words. */
const isText = (key: Doc, path: string) => key[path] === 'text'

export const isTextKey = (key: Doc): boolean => Object.keys(key).some(path => isText(key, path))

/** Splits the key pattern of a text index: plain fields before the words, the words, plain fields behind them. */
export function parseTextKey(given: Doc, key: Doc, directionOf: (path: string) => 1 | -1) {
  for (const option of ['unique', 'collation']) {
    const value = given[option]
    if (value && !(isDoc(value) && value['locale'] === 'simple'))
      throw new MongoError('CannotCreateIndex', `Index type 'text' does not support the option '${option}'`)
  }
  const paths = Object.keys(key)
  const first = paths.findIndex(path => isText(key, path))
  const last = paths.findLastIndex(path => isText(key, path) || path === wordsFieldEnd)
  const words = paths.slice(first, last + 1)
  if (!words.every(path => isText(key, path) || path === wordsFieldEnd))
    throw new MongoError('CannotCreateIndex', 'text index fields must be adjacent')
  const fields = (from: string[]) => from.map((path): [string, 1 | -1] => [path, directionOf(path)])
  const text: TextOptions = {
    weights: weightsOf(
      words.filter(path => path !== wordsField && path !== wordsFieldEnd),
      given['weights'],
    ),
    language: languageOf(given['default_language'] ?? 'english'),
    languageOverride: String(given['language_override'] ?? 'language'),
    trailing: fields(paths.slice(last + 1)),
  }
  return { key: fields(paths.slice(0, first)), text }
}

function weightsOf(paths: string[], given: unknown = {}): [string, number][] {
  if (!isDoc(given)) throw new MongoError('CannotCreateIndex', 'weights must be an object')
  const weights = new Map(paths.map(path => [path, 1]))
  for (const path of Object.keys(given)) {
    const weight = wholeNumber(given[path])
    if (weight === undefined || weight < 1 || weight > largestWeight)
      throw new MongoError(
        'CannotCreateIndex',
        `text index weight must be in the exclusive interval (0,100000) at '${path}'`,
      )
    weights.set(path, weight)
  }
  return [...weights].sort(([a], [b]) => (a < b ? -1 : 1))
}

/** The key pattern of any index, as it is shown. */
export const keyPattern = ({ key, text }: Pick<IndexDefinition, 'key' | 'text'>): Doc =>
  Object.fromEntries(text ? [...key, [wordsField, 'text'], [wordsFieldEnd, 1], ...text.trailing] : key)

/** What is shown of a text index besides its key pattern. */
export const textDoc = ({ weights, language, languageOverride }: TextOptions): Doc => ({
  weights: Object.fromEntries(weights),
  default_language: language,
  language_override: languageOverride,
  textIndexVersion: 3,
})
