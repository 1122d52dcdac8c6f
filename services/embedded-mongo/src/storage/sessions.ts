import type { Binary } from 'bson'
import { decode, encode } from '../bson/codec.ts'
import { asBigInt } from '../bson/numbers.ts'
import { bsonTypeOf, type Doc, isDoc } from '../bson/values.ts'
import { MongoError } from '../errors.ts'
import { sessionKey, Tag, tagRange } from './keys.ts'
import type { Txn } from './txn.ts'
import type { View } from './view.ts'

/** A write that its driver sends again when the answer got lost. */
export interface RetryableWrite {
  session: Uint8Array
  number: bigint
}

/** The session and number of a retryable write; undefined for one that is sent only once. */
export function retryableWrite(command: Doc): RetryableWrite | undefined {
  const session = sessionId(command['lsid'])
  if (command['autocommit'] !== undefined) return undefined
  return session && command['txnNumber'] !== undefined ? { session, number: asBigInt(command['txnNumber']) } : undefined
}

export function sessionId(lsid: unknown): Uint8Array | undefined {
  const id = isDoc(lsid) ? lsid['id'] : undefined
  return bsonTypeOf(id) === 'Binary' ? (id as Binary).value() : undefined
}

/**
 * Runs a retryable write once: a repetition gets the answer of the first time. The answer is kept in the same
 * transaction as the write, so after a crash there are both or neither.
 * @throws TransactionTooOld when the session has already sent a later write
 */
export function once(txn: Txn, { session, number }: RetryableWrite, run: () => Doc): Doc {
  const last = lastOfSession(txn, session)
  if (last && last.number > number) throw tooOld('Retryable write', number, last.number)
  if (last && last.number === number) {
    if (last.reply) return last.reply
    throw new MongoError(
      'IncompleteTransactionHistory',
      `Cannot retry a retryable write whose txnNumber ${number} has been used for a transaction`,
    )
  }
  const reply = run()
  txn.put(sessionKey(session), encode({ number, reply, at: new Date() }))
  return reply
}

export const tooOld = (what: string, number: bigint, newest: bigint) =>
  new MongoError(
    'TransactionTooOld',
    `${what} with txnNumber ${number} is prohibited: a newer one, ${newest}, has already started.`,
  )

/** Keeps with the writes of a transaction that it was committed, so that a repeated commit is answered alike. */
export function noteCommit(txn: Txn, session: Uint8Array, number: bigint): void {
  txn.put(sessionKey(session), encode({ number, at: new Date() }))
}

/** What a session did last. */
export interface LastOfSession {
  number: bigint
  /** The answer of a retryable write; none when it was the commit of a transaction. */
  reply?: Doc
}

export function lastOfSession(view: View, session: Uint8Array): LastOfSession | undefined {
  const bytes = view.get(sessionKey(session))
  if (!bytes) return undefined
  const { number, reply } = decode(bytes)
  return { number: asBigInt(number), ...(reply === undefined ? {} : { reply: reply as Doc }) }
}

/** Forgets sessions whose last write is older than `before`. */
export function forgetSessions(txn: Txn, before: Date, most: number): void {
  let forgotten = 0
  for (const { key, value } of txn.entries(tagRange(Tag.Session))) {
    if ((decode(value)['at'] as Date) < before) {
      txn.remove(key)
      if (++forgotten === most) return
    }
  }
}
