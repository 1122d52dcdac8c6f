import { decode } from '../bson/codec.ts'
import { type Doc, isDoc } from '../bson/values.ts'
import { MongoError, notImplemented } from '../errors.ts'
import { createCollection, dropCollection, findCollection, newIndex } from '../storage/catalog.ts'
import { WritableCollection } from '../storage/records.ts'
import type { Txn } from '../storage/txn.ts'
import { type Call, namespace } from './command.ts'
import { insertDocument } from './insert.ts'
import { mergeInto } from './merge.ts'
import { checkStatement } from './write-result.ts'

/** The stage by which an aggregation writes; undefined when it only reads. Its place was checked with the pipeline. */
export function outStageOf(command: Doc): { name: '$out' | '$merge'; specification: unknown } | undefined {
  const { pipeline } = command
  const last: unknown = Array.isArray(pipeline) ? pipeline.at(-1) : undefined
  if (!isDoc(last)) return undefined
  if ('$out' in last) return { name: '$out', specification: last['$out'] }
  return '$merge' in last ? { name: '$merge', specification: last['$merge'] } : undefined
}

/** Writes what an aggregation has found, all of it or, when something is refused, nothing. */
export function writeResults(call: Call, txn: Txn, results: Iterator<Buffer>): void {
  const stage = outStageOf(call.command)
  // All is read before anything is written: a pipeline may write into what it reads.
  const documents = Array.from({ [Symbol.iterator]: () => results }, decode)
  if (stage?.name === '$out') replaceCollection(txn, targetOf(stage.specification, call.database), documents, call)
  else if (stage) mergeInto(txn, documents, mergeSpecification(stage.specification, call))
}

function targetOf(given: unknown, database: string): string {
  if (typeof given === 'string') return namespace(database, given)
  if (!isDoc(given)) throw new MongoError('TypeMismatch', 'The target of $out and $merge must be a string or an object')
  if ('timeseries' in given) throw notImplemented('$out to a time-series collection')
  checkStatement('$out', given, ['db', 'coll'])
  return namespace(String(given['db'] ?? database), String(given['coll'] ?? ''))
}

/** `$out`: the documents take the place of the collection; its indexes stay. */
function replaceCollection(txn: Txn, name: string, documents: Doc[], { server }: Call) {
  const present = findCollection(txn, name)
  if (present) dropCollection(txn, present)
  const collection = new WritableCollection(txn, createCollection(txn, name))
  for (const { id: _, ...index } of present?.indexes.slice(1) ?? []) collection.addIndex(newIndex(txn, index))
  for (const doc of documents) insertDocument(collection, { doc })
  if (present) server.sweepSoon()
}

const mergeFields = ['into', 'on', 'let', 'whenMatched', 'whenNotMatched']

function mergeSpecification(given: unknown, { database }: Call) {
  const specification = typeof given === 'string' ? { into: given } : given
  if (!isDoc(specification)) throw new MongoError('TypeMismatch', '$merge requires a string or object argument')
  checkStatement('$merge', specification, mergeFields)
  return { ...specification, into: targetOf(specification['into'], database) }
}
