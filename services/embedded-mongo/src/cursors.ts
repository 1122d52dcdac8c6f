import { randomBytes } from 'node:crypto'
import { MongoError } from './errors.ts'
import type { Source } from './query/walk.ts'
import { Txn } from './storage/txn.ts'
import type { View } from './storage/view.ts'
import type { Batch } from './wire/cursor-reply.ts'

/** A cursor that no one asks for this long is closed, in milliseconds. */
const maxIdle = 10 * 60_000
const checkEvery = 60_000
/** What a batch of `find` holds unless told. */
export const defaultBatchSize = 101
/** A batch ends when its documents reach this size, in bytes. MongoDB allows 16 MB; less keeps the memory small. */
const largestBatch = 4_000_000

interface Cursor {
  namespace: string
  source: Source
  documents: Iterator<Buffer>
  /** Read ahead, to know whether there are more. */
  next: IteratorResult<Buffer>
  usedAt: number
}

/** What a query has still to give, between the batches. */
export class Cursors {
  private readonly open = new Map<bigint, Cursor>()
  private readonly check = setInterval(() => this.closeIdle(), checkEvery).unref()

  /** The first batch; what is left stays for `next`. */
  first(namespace: string, source: Source, documents: Iterator<Buffer>, batchSize: number): Batch {
    if (batchSize === 0)
      return this.keep({ namespace, source, documents, next: documents.next(), usedAt: Date.now() }, [])
    const next = documents.next()
    return this.fill({ namespace, source, documents, next, usedAt: Date.now() }, batchSize)
  }

  /** The following batch, read from the state that `view` shows. @throws CursorNotFound */
  next(id: bigint, namespace: string, view: View, batchSize: number): Batch {
    const cursor = this.open.get(id)
    if (!cursor || cursor.namespace !== namespace) throw new MongoError('CursorNotFound', `cursor id ${id} not found`)
    checkTransaction(id, transactionOf(cursor.source.view), transactionOf(view))
    this.open.delete(id)
    cursor.source.view = view
    return this.fill(cursor, batchSize, id)
  }

  /** Whether there was such a cursor to close. */
  kill(id: bigint): boolean {
    return this.open.delete(id)
  }

  /** Closes what still reads from a transaction, which is over. */
  killReadersOf(transaction: Txn): void {
    for (const [id, { source }] of this.open) if (source.view === transaction) this.open.delete(id)
  }

  get count(): number {
    return this.open.size
  }

  close(): void {
    clearInterval(this.check)
    this.open.clear()
  }

  private fill(cursor: Cursor, batchSize: number, id?: bigint): Batch {
    const documents: Buffer[] = []
    let size = 0
    while (
      !cursor.next.done &&
      documents.length < batchSize &&
      (size === 0 || size + cursor.next.value.length <= largestBatch)
    ) {
      documents.push(cursor.next.value)
      size += cursor.next.value.length
      cursor.next = cursor.documents.next()
    }
    return this.keep(cursor, documents, id)
  }

  private keep(cursor: Cursor, documents: Buffer[], id = newCursorId()): Batch {
    if (cursor.next.done) return { documents, cursorId: 0n, namespace: cursor.namespace }
    cursor.usedAt = Date.now()
    this.open.set(id, cursor)
    return { documents, cursorId: id, namespace: cursor.namespace }
  }

  private closeIdle() {
    const idleSince = Date.now() - maxIdle
    for (const [id, { usedAt }] of this.open) if (usedAt < idleSince) this.open.delete(id)
  }
}

/** A cursor belongs to the transaction that it was opened in. */
const transactionOf = (view: View): Txn | undefined => (view instanceof Txn ? view : undefined)

function checkTransaction(id: bigint, own: Txn | undefined, current: Txn | undefined) {
  if (own === current) return
  if (!own)
    throw new MongoError('Location50739', `Cannot run getMore on cursor ${id}, which was not created in a transaction`)
  throw current
    ? new MongoError('Location50741', `Cannot run getMore on cursor ${id}, which was created in another transaction`)
    : new MongoError(
        'Location50740',
        `Cannot run getMore on cursor ${id}, which was created in a transaction, without one`,
      )
}

/** Positive and not to be guessed. */
export const newCursorId = () => BigInt.asUintN(62, randomBytes(8).readBigUInt64LE()) + 1n
