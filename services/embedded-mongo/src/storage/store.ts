import { mkdirSync } from 'node:fs'
import { open, type RootDatabase } from 'lmdb'
import { lockFolder } from './folder-lock.ts'
import { LmdbView } from './lmdb-view.ts'
import { Txn } from './txn.ts'
import type { View } from './view.ts'

/**
 * Address space for the file, in bytes. One large map costs nothing until it is used; growing from a small one would
 * leave the older maps behind. Windows reserves the file for it, so there LMDB grows it step by step.
 */
const mapSize = process.platform === 'win32' ? {} : { mapSize: 2 ** 36 }

/** The folder on disk: snapshots to read, transactions to write. */
export class Store {
  private constructor(
    private readonly database: RootDatabase<Buffer, Buffer>,
    private readonly unlock: () => Promise<void>,
  ) {}

  /** @throws FolderInUse when another process has the folder open */
  static async open(path: string): Promise<Store> {
    mkdirSync(path, { recursive: true })
    const unlock = await lockFolder(path)
    // Without overlappingSync a transaction's promise settles after LMDB has flushed it to the disk, not before.
    const database = open<Buffer, Buffer>({
      path,
      noSubdir: false,
      encoding: 'binary',
      keyEncoding: 'binary',
      overlappingSync: false,
      ...mapSize,
    })
    return new Store(database, unlock)
  }

  /** Runs `work` on one snapshot: the newest committed state. The view is invalid afterwards. */
  read<Result>(work: (view: View) => Result): Result {
    this.database.resetReadTxn()
    const snapshot = this.database.useReadTransaction()
    try {
      return work(new LmdbView(this.database, snapshot))
    } finally {
      snapshot.done()
    }
  }

  /**
   * Runs `work` alone on the newest state and commits what it wrote; resolves when that is safely on the disk.
   * When `work` throws, nothing of it is written. Calls that wait for each other share one flush.
   */
  write<Result>(work: (txn: Txn) => Result): Promise<Result> {
    return this.database.transaction(() => {
      const txn = new Txn(new LmdbView(this.database))
      const result = work(txn)
      for (const { key, value } of txn.changes()) {
        if (value) this.database.put(key, value)
        else this.database.remove(key)
      }
      return result
    })
  }

  /** Waits for writes in flight, then releases the folder. */
  async close(): Promise<void> {
    await this.database.close()
    await this.unlock()
  }
}
