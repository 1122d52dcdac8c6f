import { toPlain } from '../bson/codec.ts'
import { type Doc, emptyArray, setField } from '../bson/values.ts'
import { MongoError } from '../errors.ts'
import type { IndexDefinition } from './catalog.ts'
import type { CompiledIndex, Entries } from './index-entries.ts'
import { asRecordId, recordIdAtEnd } from './keys.ts'
import type { Txn } from './txn.ts'

/** How the entries of one document in one index change. */
export interface EntriesChange {
  index: CompiledIndex
  recordId: number
  removed?: Entries | undefined
  added?: Entries | undefined
}

/**
 * Claims the values that come and go, and makes sure that no one has those that come.
 * @param doc the document that they come with
 * @throws DuplicateKey
 */
export function checkUnique(txn: Txn, namespace: string, change: EntriesChange, doc: () => Doc): void {
  const { index, recordId } = change
  if (!index.definition.unique) return
  const { gone, come } = difference(change)
  for (const key of gone) txn.claim(entryKey(index, key, recordId))
  for (const key of come) {
    txn.claim(entryKey(index, key, recordId))
    const owner = txn.get(entryKey(index, key, recordId))
    if (owner && recordIdAtEnd(owner) !== recordId) throw duplicateKey(namespace, index, doc(), key)
  }
}

export function writeEntries(txn: Txn, change: EntriesChange): void {
  const { index, recordId } = change
  const { gone, come } = difference(change)
  const value = index.definition.unique ? asRecordId(recordId) : present
  for (const key of come) txn.put(entryKey(index, key, recordId), value)
  for (const key of gone) txn.remove(entryKey(index, key, recordId))
}

/** The definition with a note of the arrays and cut entries that came; the same one when it knows of them. */
export function withTraits(index: IndexDefinition, { multikey, truncated }: Entries): IndexDefinition {
  if (multikey.length === 0 && !truncated) return index
  const newPaths = multikey.filter(path => !index.multikey.includes(path))
  if (newPaths.length === 0 && (!truncated || index.truncated)) return index
  return { ...index, multikey: [...index.multikey, ...newPaths], truncated: index.truncated || truncated }
}

/** Which entries of a document go, and which ones come. */
function difference({ removed, added }: EntriesChange) {
  const gone = new Map(removed?.keys.map(key => [key.toString('latin1'), key]))
  const come = added?.keys.filter(key => removed === undefined || !gone.delete(key.toString('latin1'))) ?? []
  return { gone: gone.values(), come }
}

/** The value of an entry whose key tells the record; LMDB can't tell an empty value from none in every call. */
const present = Buffer.from([0])

/** Unique entries are found by their values alone; the others are told apart by their record. */
const entryKey = (index: CompiledIndex, key: Buffer, recordId: number) =>
  Buffer.concat(index.definition.unique ? [index.prefix, key] : [index.prefix, key, asRecordId(recordId)])

function duplicateKey(namespace: string, index: CompiledIndex, doc: Doc, key: Buffer): MongoError {
  const keyPattern = Object.fromEntries(index.definition.key)
  const keyValue: Doc = {}
  const values = index.valuesOf(doc, key)
  for (const [position, [path]] of index.definition.key.entries()) setField(keyValue, path, shownKey(values[position]))
  const shown = Object.entries(keyValue).map(([path, value]) => `${path}: ${shownValue(value)}`)
  return new MongoError(
    'DuplicateKey',
    `E11000 duplicate key error collection: ${namespace} index: ${index.definition.name} dup key: { ${shown.join(', ')} }`,
    { keyPattern, keyValue },
  )
}

/** BSON's undefined, which an empty array counts as, can't be told to a client any more. */
const shownKey = (value: unknown) => (value === emptyArray ? null : (value ?? null))

function shownValue(value: unknown): string {
  const plain = toPlain(value)
  if (plain instanceof Date) return `new Date(${plain.getTime()})`
  if (typeof plain !== 'object' || plain === null) return JSON.stringify(plain)
  return 'toHexString' in plain ? `ObjectId('${String(plain)}')` : JSON.stringify(plain)
}
