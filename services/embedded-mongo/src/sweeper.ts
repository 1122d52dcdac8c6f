import { sessionTimeout } from './commands/server-commands.ts'
import { parseFilter } from './matching/filter.ts'
import { find } from './query/find.ts'
import { collectionsOf, databaseNames, type IndexDefinition } from './storage/catalog.ts'
import { sweepPortion } from './storage/dropped.ts'
import { trimOplog } from './storage/oplog.ts'
import { WritableCollection } from './storage/records.ts'
import { forgetSessions } from './storage/sessions.ts'
import type { Store } from './storage/store.ts'
import type { Txn } from './storage/txn.ts'
import { isOutOfDiskSpace } from './storage/write-failure.ts'

/** How often expired documents and sessions are looked for, in milliseconds; as often as MongoDB does it. */
const every = 60_000
/** How many things are removed in one transaction, so that commands do not wait long. */
const portion = 2_000

/** How far back change streams may resume: a week, and less when more than 256 MB were written in it. */
const oplogLimits = () => ({ before: new Date(Date.now() - 7 * 24 * 60 * 60_000), size: 256 * 1024 * 1024 })

/** Clears away what is no longer reachable: dropped collections and indexes, expired documents, old sessions, old changes. */
export class Sweeper {
  private readonly timer = setInterval(() => void this.run(), every).unref()
  private isClosed = false
  private work: Promise<void> = Promise.resolve()

  constructor(
    private readonly store: Store,
    private readonly onDefect: (error: unknown) => void,
  ) {
    this.sweepSoon()
  }

  /** Goes through dropped data now, in the background. */
  sweepSoon(): void {
    this.enqueue(() => this.sweepDropped())
  }

  /** Removes expired documents and dropped data, forgets old sessions and trims the log of changes. */
  run(): Promise<void> {
    return this.enqueue(async () => {
      await this.sweepDropped()
      await this.store.write(txn => expireDocuments(txn, new Date()))
      const before = new Date(Date.now() - sessionTimeout * 60_000)
      await this.store.write(txn => forgetSessions(txn, before, portion))
      while (!this.isClosed && (await this.store.write(txn => trimOplog(txn, oplogLimits(), portion)))) {
        // One portion after the other, so that commands do not wait long.
      }
    })
  }

  async close(): Promise<void> {
    this.isClosed = true
    clearInterval(this.timer)
    await this.work
  }

  private enqueue(task: () => Promise<void>): Promise<void> {
    this.work = this.work.then(() => (this.isClosed ? undefined : task())).catch(error => this.failed(error))
    return this.work
  }

  /** While the disk is full there is nothing to report: the next run tries again. */
  private failed(error: unknown) {
    if (!isOutOfDiskSpace(error)) this.onDefect(error)
  }

  private async sweepDropped() {
    while (!this.isClosed && (await this.store.write(sweepPortion))) {
      // One portion after the other, each in a transaction of its own.
    }
  }
}

function expireDocuments(txn: Txn, now: Date) {
  for (const database of databaseNames(txn)) {
    for (const definition of [...collectionsOf(txn, database)]) {
      const collection = new WritableCollection(txn, definition)
      for (const index of definition.indexes) expireBy(index, collection, txn, now)
    }
  }
}

function expireBy(
  { expireAfterSeconds, key, partialFilterExpression }: IndexDefinition,
  collection: WritableCollection,
  txn: Txn,
  now: Date,
) {
  const [path] = key[0] ?? []
  if (expireAfterSeconds === undefined || path === undefined) return
  const expired = { [path]: { $lt: new Date(now.getTime() - expireAfterSeconds * 1000) } }
  const filter = parseFilter(partialFilterExpression ? { $and: [expired, partialFilterExpression] } : expired)
  const found = find({ view: txn }, collection.definition, { filter, sort: [], limit: portion })
  for (const record of [...found]) collection.remove(record)
}
