import { evaluateLet } from '../aggregation/let.ts'
import { isTrue, toPlain, wholeNumber } from '../bson/codec.ts'
import { type Doc, isDoc } from '../bson/values.ts'
import type { ChangeStreams } from '../change-streams/change-streams.ts'
import type { Cursors } from '../cursors.ts'
import { MongoError, notImplemented } from '../errors.ts'
import type { Source } from '../query/walk.ts'
import type { Store } from '../storage/store.ts'
import type { Txn } from '../storage/txn.ts'
import type { OpenTransaction } from '../transactions/open-transaction.ts'
import type { Transactions } from '../transactions/transactions.ts'
import type { Client } from '../wire/connection.ts'

/** What the server keeps as long as it runs. */
export interface Server {
  store: Store
  cursors: Cursors
  changeStreams: ChangeStreams
  transactions: Transactions
  startedAt: Date
  /** Called when a command left something to sweep away. */
  sweepSoon(): void
}

/** A command that is being answered. */
export interface Call {
  server: Server
  client: Client
  database: string
  command: Doc
  /** Encoded documents of a sequence, such as an insert's. */
  sequences: Map<string, Buffer[]>
  /** The transaction of several commands that it is part of. */
  transaction?: OpenTransaction | undefined
}

/** An answer: a document, or one that is encoded already. */
export type Reply = Doc | Buffer

interface Fields {
  /** Fields that the command knows, besides its own name. */
  known: string[]
  /** Fields of MongoDB that this server refuses unless they are off. */
  refused?: string[]
  /** Whether it may be part of a transaction of several commands; by default it may not. */
  inTransaction?: true
}

/** Answered from one snapshot, which later batches of its cursor replace. */
export interface ReadCommand extends Fields {
  kind: 'read'
  /** The same command where it does more than read, as an aggregation with `$merge` or `$changeStream`. */
  instead?(command: Doc): WriteCommand | PlainCommand | undefined
  run(call: Call, source: Source): Reply
}

/** Run alone in a transaction, and answered when that is on the disk. */
export interface WriteCommand extends Fields {
  kind: 'write'
  run(call: Call, txn: Txn): Doc
}

/** Needs no data, or goes to look for it. */
export interface PlainCommand extends Fields {
  kind: 'plain'
  run(call: Call): Reply | Promise<Reply>
}

export type Command = ReadCommand | WriteCommand | PlainCommand

/** Fields that every command may carry. */
const commonFields = new Set([
  '$clusterTime',
  '$db',
  '$readPreference',
  'apiDeprecationErrors',
  'apiStrict',
  'apiVersion',
  'autocommit',
  'comment',
  'lsid',
  'maxTimeMS',
  'readConcern',
  'startTransaction',
  'txnNumber',
  'writeConcern',
])

/** Refuses what this server would otherwise ignore in silence. */
export function checkFields(name: string, command: Doc, { known, refused = [] }: Fields): void {
  for (const field of Object.keys(command)) {
    if (field === name || commonFields.has(field) || known.includes(field)) continue
    if (!refused.includes(field))
      throw new MongoError('Location40415', `BSON field '${name}.${field}' is an unknown field.`)
    if (isOn(command[field])) throw notImplemented(`The option '${field}' of ${name}`)
  }
  const level = isDoc(command['readConcern']) ? command['readConcern']['level'] : undefined
  if (level === 'snapshot' && command['autocommit'] === undefined)
    throw new MongoError('InvalidOptions', 'readConcern level snapshot is not supported')
}

/** Whether an option asks for anything: not false, 0, null or empty. */
const isOn = (value: unknown) =>
  isDoc(value) || Array.isArray(value) || isTrue(value) || (typeof value === 'string' && value !== '')

/** The collection that a command names: `{ find: 'accounts' }` on the database `crm` is `crm.accounts`. */
export function namespaceOf({ command, database }: Call, field = Object.keys(command)[0] as string): string {
  const name = command[field]
  if (typeof name !== 'string') {
    throw new MongoError('InvalidNamespace', `collection name has invalid type ${typeof toPlain(name)}`)
  }
  return namespace(database, name)
}

export function namespace(database: string, collection: string): string {
  if (database === '' || /[/\\. "$\0]/.test(database)) {
    throw new MongoError('InvalidNamespace', `Invalid database name: '${database}'`)
  }
  if (collection === '' || collection.startsWith('.') || /[$\0]/.test(collection)) {
    throw new MongoError('InvalidNamespace', `Invalid namespace specified '${database}.${collection}'`)
  }
  return `${database}.${collection}`
}

/** An optional document of a command. @throws TypeMismatch when it is something else */
export function docField(command: Doc, field: string): Doc {
  const value = command[field]
  if (value === undefined || value === null) return {}
  if (isDoc(value)) return value
  throw new MongoError('TypeMismatch', `Field '${field}' must be of type object`)
}

/** An optional whole number, at least 0. */
export function countField(command: Doc, field: string): number | undefined {
  if (command[field] === undefined || command[field] === null) return undefined
  const number = wholeNumber(command[field])
  if (number === undefined) throw new MongoError('TypeMismatch', `Field '${field}' must be a whole number`)
  if (number < 0)
    throw new MongoError('Location51024', `BSON field '${field}' value must be >= 0, actual value '${number}'`)
  return number
}

/** When the time of a command is up, in milliseconds since 1970; undefined when it may take as long as it needs. */
export function deadlineOf(command: Doc): number | undefined {
  const most = countField(command, 'maxTimeMS')
  return most ? Date.now() + most : undefined
}

/** The documents of a list, of which a write command needs at least one. */
export function listField(command: Doc, field: string): Doc[] {
  const value = command[field]
  if (!Array.isArray(value) || !value.every(isDoc)) {
    throw new MongoError('TypeMismatch', `Field '${field}' must be an array of objects`)
  }
  if (value.length === 0)
    throw new MongoError('InvalidLength', `Write batch sizes must be between 1 and 100000. Got 0 operations.`)
  return value
}

/** The values of a command's `let`. @throws for expressions that need a document */
export const variablesOf = (command: Doc): Doc => evaluateLet(toPlain(docField(command, 'let')) as Doc)
