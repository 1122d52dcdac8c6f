import { mkdirSync } from 'node:fs'
import { open, type RootDatabase } from 'lmdb'
import { MongoError } from '../errors.ts'
import { withNotesOf } from './catalog.ts'
import { checkPages } from './check-pages.ts'
import { BlockedByTransaction, Claims, type TransactionClaims } from './claims.ts'
import { ClusterClock, type ClusterTime, timeAt, timeBytes } from './cluster-time.ts'
import { lockFolder } from './folder-lock.ts'
import { checkFormat } from './format.ts'
import { counterKey, Tag } from './keys.ts'
import { LmdbView } from './lmdb-view.ts'
import { makePrivate } from './make-private.ts'
import { Numbers } from './numbers.ts'
import { Oplog, type Origin } from './oplog.ts'
import { allocateReaderTable } from './reader-table.ts'
import { sealed } from './seal.ts'
import { ignoredEvents, type StoreEvents } from './store-events.ts'
import { checkDataFile, checkStoreFile } from './store-file.ts'
import { Txn } from './txn.ts'
import type { View } from './view.ts'
import { WriteQueue } from './write-queue.ts'

/**
 * Address space for the file, in bytes. One large map costs nothing until it is used; growing from a small one would
 * leave the older maps behind. Windows reserves the file for it, so there LMDB grows it step by step.
 */
const mapSize = process.platform === 'win32' ? {} : { mapSize: 2 ** 36 }

/** Every open transaction reads from a snapshot of its own, which takes one of LMDB's places for readers. */
const maxReaders = 4_096

const timeKey = counterKey('time')
const timeOf = (view: View): ClusterTime => {
  const bytes = view.get(timeKey)
  return bytes ? timeAt(bytes) : 0
}

/** A state of the database that stays as it is until it is released. */
export interface Snapshot {
  view: View
  /** When its newest write was. */
  time: ClusterTime
  release(): void
}

// Without overlappingSync a transaction's promise settles after LMDB has flushed it to the disk, not before.
const openDatabase = (path: string) =>
  open<Buffer, Buffer>({
    path,
    noSubdir: false,
    encoding: 'binary',
    keyEncoding: 'binary',
    overlappingSync: false,
    // A batch of an event turn has a promise of its own that no one can handle when its commit fails.
    eventTurnBatching: false,
    maxReaders,
    ...mapSize,
  })

/** The folder on disk: snapshots to read, transactions to write. */
export class Store {
  readonly claims = new Claims()
  readonly numbers: Numbers
  private readonly clock: ClusterClock
  /** None after a failed write: how far it goes is then read again. */
  private oplog: Oplog | undefined
  private onDurable: () => void = () => {}
  /** When the newest write was, and the newest one that is safely on the disk. */
  private written: ClusterTime
  private durable: ClusterTime
  private isWriting = false

  private constructor(
    private readonly database: RootDatabase<Buffer, Buffer>,
    private readonly queue: WriteQueue,
    private readonly unlock: () => Promise<void>,
  ) {
    this.numbers = new Numbers(() => this.newest())
    this.written = timeOf(this.newest())
    this.durable = this.written
    this.clock = new ClusterClock(this.written)
  }

  /**
   * @throws FolderInUse when another process has the folder open
   * @throws FolderUnusable when a later version has written it, or its files are damaged
   */
  static async open(path: string, events: StoreEvents = ignoredEvents): Promise<Store> {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    makePrivate(path)
    const unlock = await lockFolder(path)
    let database: RootDatabase<Buffer, Buffer> | undefined
    try {
      checkDataFile(path)
      checkPages(path)
      allocateReaderTable(path, maxReaders)
      database = openDatabase(path)
      const view = new LmdbView(database)
      checkFormat(view, path)
      checkStoreFile(path, view)
      makePrivate(path)
    } catch (error) {
      await database?.close()
      await unlock()
      throw error
    }
    return new Store(database, new WriteQueue(database, path, events), unlock)
  }

  /** When the newest write was that is safely on the disk. */
  get time(): ClusterTime {
    return this.durable
  }

  /** Runs `work` on one snapshot: the newest committed state. The view is invalid afterwards. */
  read<Result>(work: (view: View) => Result): Result {
    const { view, release } = this.snapshot()
    try {
      return work(view)
    } finally {
      release()
    }
  }

  /** The newest committed state, to be read for as long as it is not released. */
  snapshot(): Snapshot {
    this.database.resetReadTxn()
    const transaction = this.database.useReadTransaction()
    const view = new LmdbView(this.database, transaction)
    return { view, time: timeOf(view), release: () => transaction.done() }
  }

  /**
   * Runs `work` alone on the newest state and commits what it wrote; resolves when that is safely on the disk.
   * When `work` throws, nothing of it is written. Calls that wait for each other share one flush. While an open
   * transaction is in the way it waits, and runs `work` again.
   * @param deadline until when it waits, in milliseconds since 1970
   */
  async write<Result>(work: (txn: Txn) => Result, deadline?: number): Promise<Result> {
    for (;;) {
      try {
        return await this.alone(newest => {
          const claims = this.claims.forWrite()
          const txn = new Txn(newest, claims, this.numbers)
          const result = work(txn)
          const time = this.apply(txn, newest, { at: new Date() })
          if (time !== undefined) this.claims.noteWritten(claims.keys, time)
          return result
        })
      } catch (error) {
        if (!(error instanceof BlockedByTransaction)) throw error
        await endOf(error, deadline)
      }
    }
  }

  /** Commits what a transaction of several commands wrote; resolves when that is safely on the disk. */
  async commit(txn: Txn, claims: TransactionClaims, id: Origin['transaction']): Promise<void> {
    await this.alone(newest => claims.release(this.apply(txn, newest, { at: new Date(), transaction: id })))
  }

  /** Calls the listener whenever more is safely on the disk; there is one. */
  listen(onDurable: () => void): void {
    this.onDurable = onDurable
  }

  /** Waits for writes in flight, then releases the folder. */
  async close(): Promise<void> {
    await this.database.close()
    await this.unlock()
  }

  /** @throws OutOfDiskSpace when there is no room for what it wrote; nothing of it is there then */
  private async alone<Result>(work: (newest: View) => Result): Promise<Result> {
    const running = this.queue.run(() => {
      this.isWriting = true
      try {
        return { result: work(new LmdbView(this.database)), written: this.written }
      } finally {
        this.isWriting = false
      }
    })
    const { result, written } = await running.catch(error => {
      this.oplog = undefined
      throw error
    })
    this.durable = Math.max(this.durable, written)
    this.claims.forgetUpTo(this.durable)
    this.onDurable()
    return result
  }

  /** Writes all changes of a transaction at one moment, which it gives; undefined when there are none. */
  private apply(txn: Txn, newest: View, origin: Origin): ClusterTime | undefined {
    if (txn.isUnchanged) return undefined
    const time = this.clock.next()
    for (const { key, value } of txn.changes()) {
      if (value) this.database.put(key, sealed(key, key[0] === Tag.Collection ? merged(newest.get(key), value) : value))
      else this.database.remove(key)
    }
    this.oplog ??= new Oplog(newest)
    for (const { key, value } of this.oplog.entriesOf(txn.log, time, origin)) {
      this.database.put(key, sealed(key, value))
    }
    const ids = this.numbers.unstored(newest)
    if (ids) this.database.put(ids.key, ids.value)
    this.database.put(timeKey, timeBytes(time))
    txn.writtenAt = time
    this.written = time
    return time
  }

  private newest(): View {
    if (!this.isWriting) this.database.resetReadTxn()
    return new LmdbView(this.database)
  }
}

const merged = (newest: Buffer | undefined, own: Buffer) => (newest ? withNotesOf(newest, own) : own)

/** @throws MaxTimeMSExpired */
async function endOf({ ended }: BlockedByTransaction, deadline: number | undefined): Promise<void> {
  if (deadline === undefined) return await ended
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const expired = () => reject(new MongoError('MaxTimeMSExpired', 'operation exceeded time limit'))
    timer = setTimeout(expired, deadline - Date.now())
  })
  await Promise.race([ended, late]).finally(() => clearTimeout(timer))
}
