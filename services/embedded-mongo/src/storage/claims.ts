import { MongoError } from '../errors.ts'
import type { ClusterTime } from './cluster-time.ts'

/**
 * Who may write what while transactions of several commands are open. A key stands for a document, a value of a unique
 * index or a collection's definition: what MongoDB finds write conflicts by. Nothing else that is written, such as
 * counters or entries of other indexes, makes two writers collide.
 */
export interface Claimant {
  /** Says that the key is about to be written. @throws what keeps it from being written */
  claim(key: string): void
  /** Says that documents of the collection are about to be written, whose definition has this key. */
  use(collection: string): void
  /** Says that a collection is about to go, or its indexes to change. @throws what keeps them from it */
  reshape(collection: string): void
}

/** An open transaction is in the way of a single write, which has to wait. */
export class BlockedByTransaction extends Error {
  constructor(readonly ended: Promise<void>) {
    super('An open transaction is in the way')
  }
}

const writeConflict = () =>
  new MongoError(
    'WriteConflict',
    'Caused by :: Write conflict during plan execution and yielding is disabled. :: Please retry your operation or multi-document transaction.',
  )

export class Claims {
  private readonly open = new Set<TransactionClaims>()
  private readonly holders = new Map<string, TransactionClaims>()
  /** When each key was last written, as far back as an open snapshot may not know of it. */
  private readonly written = new Map<string, ClusterTime>()
  private readonly writes: { time: ClusterTime; keys: Iterable<string> }[] = []

  /** For one command on the newest state. */
  forWrite(): WriteClaims {
    return new WriteClaims(this)
  }

  /** For a transaction whose snapshot is of that moment. */
  forTransaction(snapshot: ClusterTime): TransactionClaims {
    const claims = new TransactionClaims(this, snapshot)
    this.open.add(claims)
    return claims
  }

  holderOf(key: string): TransactionClaims | undefined {
    return this.holders.get(key)
  }

  hold(key: string, holder: TransactionClaims): void {
    this.holders.set(key, holder)
  }

  isWrittenAfter(snapshot: ClusterTime, key: string): boolean {
    const time = this.written.get(key)
    return time !== undefined && time > snapshot
  }

  userOf(collection: string): TransactionClaims | undefined {
    for (const claims of this.open) if (claims.isUsing(collection)) return claims
    return undefined
  }

  /** Notes what was written at that moment: a snapshot from before must not write it again. */
  noteWritten(keys: Iterable<string>, time: ClusterTime): void {
    for (const key of keys) this.written.set(key, time)
    this.writes.push({ time, keys })
  }

  /** Lets go of what a transaction has claimed. */
  release(claims: TransactionClaims, keys: Iterable<string>): void {
    this.open.delete(claims)
    for (const key of keys) this.holders.delete(key)
  }

  /** Forgets writes that every snapshot knows, those still to come included. */
  forgetUpTo(durable: ClusterTime): void {
    const horizon = Math.min(durable, ...Array.from(this.open, ({ snapshot }) => snapshot))
    const firstToKeep = this.writes.findIndex(({ time }) => time > horizon)
    for (const { time, keys } of this.writes.splice(0, firstToKeep === -1 ? this.writes.length : firstToKeep)) {
      for (const key of keys) if (this.written.get(key) === time) this.written.delete(key)
    }
  }
}

/** Claims of a command of its own: it waits for open transactions. */
class WriteClaims implements Claimant {
  readonly keys: string[] = []

  constructor(private readonly all: Claims) {}

  claim(key: string): void {
    const holder = this.all.holderOf(key)
    if (holder) throw new BlockedByTransaction(holder.ended)
    this.keys.push(key)
  }

  use(): void {
    // It sees the newest definition, alone.
  }

  reshape(collection: string): void {
    const user = this.all.userOf(collection)
    if (user) throw new BlockedByTransaction(user.ended)
    this.claim(collection)
  }
}

/** Claims of an open transaction: the first writer wins, the second fails at once. */
export class TransactionClaims implements Claimant {
  readonly ended: Promise<void>
  private readonly keys = new Set<string>()
  private readonly used = new Set<string>()
  private end: () => void = () => {}
  private isReleased = false

  constructor(
    private readonly all: Claims,
    readonly snapshot: ClusterTime,
  ) {
    this.ended = new Promise(resolve => {
      this.end = resolve
    })
  }

  /** @throws WriteConflict */
  claim(key: string): void {
    if (this.keys.has(key)) return
    if (this.all.holderOf(key) || this.all.isWrittenAfter(this.snapshot, key)) throw writeConflict()
    this.keys.add(key)
    this.all.hold(key, this)
  }

  /** @throws WriteConflict when indexes came or went since the snapshot, or the whole collection */
  use(collection: string): void {
    if (this.all.isWrittenAfter(this.snapshot, collection)) throw writeConflict()
    this.used.add(collection)
  }

  /** @throws OperationNotSupportedInTransaction unless the transaction itself has made the collection */
  reshape(collection: string): void {
    if (this.keys.has(collection)) return
    throw new MongoError(
      'OperationNotSupportedInTransaction',
      'Cannot create new indexes on existing collection in a multi-document transaction.',
    )
  }

  isUsing(collection: string): boolean {
    return this.used.has(collection)
  }

  /** Lets go, once. What was claimed is written from now on: at the moment given, or not at all. */
  release(writtenAt?: ClusterTime): void {
    if (this.isReleased) return
    this.isReleased = true
    this.all.release(this, this.keys)
    if (writtenAt !== undefined) this.all.noteWritten(this.keys, writtenAt)
    this.end()
  }
}
