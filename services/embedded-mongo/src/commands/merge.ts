import { ObjectId } from 'bson'
import { toPlain, toPlainDoc } from '../bson/codec.ts'
import { partsOf, valuesAt } from '../bson/paths.ts'
import { type Doc, isDoc, isNullish } from '../bson/values.ts'
import { MongoError } from '../errors.ts'
import { evaluate } from '../expressions/expressions.ts'
import { parseFilter } from '../matching/filter.ts'
import { find } from '../query/find.ts'
import { ensureCollection } from '../storage/catalog.ts'
import { type StoredRecord, WritableCollection } from '../storage/records.ts'
import type { Txn } from '../storage/txn.ts'
import { keepId, parseUpdate, type Update } from '../update/update.ts'
import { insertDocument } from './insert.ts'
import { modify } from './modify.ts'

/** A `$merge` whose target is known. */
interface Merge {
  /** The namespace. */
  into: string
  on?: unknown
  let?: unknown
  whenMatched?: unknown
  whenNotMatched?: unknown
}

/** Brings documents together with those of a collection that are equal in the fields `on`. */
export function mergeInto(txn: Txn, documents: Doc[], merge: Merge): void {
  const collection = new WritableCollection(txn, ensureCollection(txn, merge.into))
  const on = keyFields(merge.on)
  demandUniqueIndex(collection, on)
  const whenMatched = matchedAction(merge)
  const whenNotMatched = unmatchedAction(merge.whenNotMatched ?? 'insert')
  for (const given of documents) {
    const doc = '_id' in given || !on.includes('_id') ? given : { _id: new ObjectId(), ...given }
    const filter = parseFilter({ $and: on.map(path => ({ [path]: { $eq: keyValue(doc, path) } })) })
    const [matched] = find({ view: txn }, collection.definition, { filter, sort: [] })
    if (matched) whenMatched(collection, matched, doc)
    else whenNotMatched(collection, doc)
  }
}

function keyFields(on: unknown): string[] {
  const fields = (Array.isArray(on) ? on : [on ?? '_id']).map(String)
  if (fields.length === 0)
    throw new MongoError('BadValue', "If explicitly specifying $merge 'on', must include at least one field")
  return fields
}

function demandUniqueIndex({ definition }: WritableCollection, on: string[]) {
  const isIt = definition.indexes.some(
    ({ key, unique, partialFilterExpression, collation }) =>
      unique &&
      !partialFilterExpression &&
      !collation &&
      key.length === on.length &&
      key.every(([path]) => on.includes(path)),
  )
  if (!isIt) throw new MongoError('Location51183', 'Cannot find index to verify that join fields will be unique')
}

function keyValue(doc: Doc, path: string): unknown {
  const { values, isMultikey } = valuesAt(doc, partsOf(path))
  if (isMultikey || isNullish(values[0]))
    throw new MongoError(
      'Location51132',
      `$merge write error: 'on' field '${path}' cannot be missing, null, undefined or an array`,
    )
  return values[0]
}

/** Fields of the new document take the place of the old one's. */
const overlay = (doc: Doc): Update => ({ manner: 'pipeline', apply: before => keepId(before, { ...before, ...doc }) })

type MatchedAction = (collection: WritableCollection, matched: StoredRecord, doc: Doc) => void

function matchedAction({ whenMatched = 'merge', let: definitions }: Merge): MatchedAction {
  const everything = { filter: parseFilter({}), sort: [] }
  if (Array.isArray(whenMatched)) {
    return (collection, matched, doc) => {
      const plain = toPlainDoc(doc)
      const variables = isDoc(definitions) ? (evaluate(toPlain(definitions), plain) as Doc) : {}
      modify(collection, matched, parseUpdate(whenMatched, { variables: { new: plain, ...variables } }), everything)
    }
  }
  switch (whenMatched) {
    case 'replace':
      return (collection, matched, doc) => void modify(collection, matched, parseUpdate(doc), everything)
    case 'merge':
      return (collection, matched, doc) => void modify(collection, matched, overlay(doc), everything)
    case 'keepExisting':
      return () => {}
    case 'fail':
      return collection => {
        throw new MongoError(
          'DuplicateKey',
          `E11000 duplicate key error collection: ${collection.definition.namespace}`,
        )
      }
    default:
      throw new MongoError(
        'BadValue',
        `Enumeration value '${String(whenMatched)}' for field '$merge.whenMatched' is not a valid value.`,
      )
  }
}

function unmatchedAction(given: unknown): (collection: WritableCollection, doc: Doc) => void {
  switch (given) {
    case 'insert':
      return (collection, doc) => void insertDocument(collection, { doc })
    case 'discard':
      return () => {}
    case 'fail':
      return () => {
        throw new MongoError(
          'MergeStageNoMatchingDocument',
          '$merge could not find a matching document in the target collection for at least one document in the source collection',
        )
      }
    default:
      throw new MongoError(
        'BadValue',
        `Enumeration value '${String(given)}' for field '$merge.whenNotMatched' is not a valid value.`,
      )
  }
}
