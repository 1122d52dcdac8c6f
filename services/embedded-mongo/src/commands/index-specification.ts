import { isTrue, wholeNumber } from '../bson/codec.ts'
import { equals } from '../bson/compare.ts'
import { type Doc, isDoc } from '../bson/values.ts'
import { MongoError, notImplemented } from '../errors.ts'
import { parseCollation } from '../matching/collation.ts'
import { parseFilter } from '../matching/filter.ts'
import { type IndexDefinition, idIndexName } from '../storage/catalog.ts'
import { isTextKey, keyPattern, parseTextKey, textDoc } from './text-index-specification.ts'

/** An index as `createIndexes` asks for it. */
export type IndexSpecification = Omit<IndexDefinition, 'id' | 'multikey' | 'truncated'>

const knownOptions = new Set([
  'background',
  'collation',
  'expireAfterSeconds',
  'key',
  'name',
  'ns',
  'partialFilterExpression',
  'sparse',
  'unique',
  'v',
])

/** Options of MongoDB that this server does not have. */
const refusedOptions = new Set([
  '2dsphereIndexVersion',
  'bits',
  'bucketSize',
  'clustered',
  'hidden',
  'max',
  'min',
  'prepareUnique',
  'storageEngine',
  'wildcardProjection',
])

const knownTextOptions = new Set(['default_language', 'language_override', 'textIndexVersion', 'weights'])

/** @throws CannotCreateIndex for kinds of indexes that this server does not have */
export function parseIndex(given: Doc): IndexSpecification {
  const { key, name } = given
  if (key === undefined)
    throw new MongoError('FailedToParse', "The 'key' field is a required property of an index specification")
  if (!isDoc(key) || Object.keys(key).length === 0)
    throw new MongoError('CannotCreateIndex', 'Index keys cannot be an empty object')
  if (name === '') throw new MongoError('CannotCreateIndex', 'index names cannot be empty')
  if (typeof name !== 'string')
    throw new MongoError('FailedToParse', "The 'name' field is a required property of an index specification")
  for (const option of Object.keys(given)) {
    if (knownOptions.has(option) || (isTextKey(key) && knownTextOptions.has(option))) continue
    if (!refusedOptions.has(option))
      throw new MongoError(
        'InvalidIndexSpecificationOption',
        `The field '${option}' is not valid for an index specification`,
      )
    if (isTrue(given[option])) throw notImplemented(`The index option '${option}'`)
  }
  const partial = given['partialFilterExpression']
  if (isDoc(partial)) parseFilter(partial)
  const collation = parseCollation(given['collation'])
  return {
    name,
    ...(isTextKey(key)
      ? parseTextKey(given, key, path => directionOf(path, key[path]))
      : { key: Object.keys(key).map((path): [string, 1 | -1] => [path, directionOf(path, key[path])]) }),
    unique: isTrue(given['unique']),
    sparse: isTrue(given['sparse']),
    ...(isDoc(partial) ? { partialFilterExpression: partial } : {}),
    ...('expireAfterSeconds' in given ? { expireAfterSeconds: lifetimeOf(given, key) } : {}),
    ...(collation ? { collation } : {}),
  }
}

function directionOf(path: string, given: unknown): 1 | -1 {
  if (typeof given === 'string' || path.includes('$**')) {
    throw new MongoError(
      'CannotCreateIndex',
      `The index type of { ${path}: ${String(given)} } is not supported by the embedded database`,
    )
  }
  const direction = wholeNumber(given)
  if (direction === undefined || direction === 0) {
    throw new MongoError('CannotCreateIndex', `Values in the index key pattern must be 1 or -1, at '${path}'`)
  }
  return direction > 0 ? 1 : -1
}

export function lifetimeOf(given: Doc, key: Doc): number {
  const seconds = wholeNumber(given['expireAfterSeconds'])
  if (seconds === undefined || seconds < 0 || Object.keys(key).length > 1) {
    throw new MongoError(
      'CannotCreateIndex',
      'TTL indexes are single-field indexes with expireAfterSeconds of at least 0',
    )
  }
  return seconds
}

/** Whether two indexes hold the same entries. */
export const sameEntries = (a: IndexSpecification, b: IndexSpecification): boolean =>
  equals(entriesDoc(a), entriesDoc(b))

const entriesDoc = ({ key, text, partialFilterExpression, collation }: IndexSpecification): Doc => ({
  key: key.flat(),
  text: text ? { ...text } : null,
  partialFilterExpression: partialFilterExpression ?? null,
  collation: collation ? { ...collation } : null,
})

/** Whether two indexes that hold the same entries also mean the same. */
export const sameOptions = (a: IndexSpecification, b: IndexSpecification): boolean =>
  a.unique === b.unique && a.sparse === b.sparse && a.expireAfterSeconds === b.expireAfterSeconds

/** An index as `listIndexes` shows it. */
export function indexDoc(index: IndexDefinition): Doc {
  const { name, text, unique, sparse, partialFilterExpression, expireAfterSeconds, collation } = index
  return {
    v: 2,
    key: keyPattern(index),
    name,
    ...(unique && name !== idIndexName ? { unique } : {}),
    ...(sparse ? { sparse } : {}),
    ...(partialFilterExpression ? { partialFilterExpression } : {}),
    ...(expireAfterSeconds === undefined ? {} : { expireAfterSeconds }),
    ...(collation ? { collation: { ...collation } } : {}),
    ...(text ? textDoc(text) : {}),
  }
}
