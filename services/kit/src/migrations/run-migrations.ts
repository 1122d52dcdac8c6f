import type { mongo } from 'mongoose'
import { Lease } from '../lease/lease.ts'
import type { Logger } from '../logger.ts'
import type { Migration } from './migration.ts'

const batchSize = 500
const maxPasses = 10

/** Code of the previous release may still write the old shape for this long after a deployment, in milliseconds. */
const deploymentMs = 24 * 60 * 60 * 1000

interface MigrationRecord {
  _id: string
  /** `DONE`: a pass found nothing left. `CLOSED`: one did so a day later, and the migration never runs again. */
  state: 'RUNNING' | 'DONE' | 'CLOSED'
  /** The last document of the pass that was interrupted. */
  position: unknown
  changed: number
  startedAt: Date
  doneAt?: Date
}

interface MigrationOptions {
  log: Logger
  /** Ends after the current batch when aborted. */
  signal?: AbortSignal
  /** The time, in milliseconds; tests move it. */
  now?: () => number
}

/**
 * Runs what is left of these migrations, in the order of their ids. If another replica is running them, returns at once.
 *
 * @throws Error with the ids of the documents that could not be migrated. All others are.
 */
export async function runMigrations(
  database: mongo.Db,
  migrations: readonly Migration[],
  options: MigrationOptions,
): Promise<void> {
  if (migrations.length === 0) return
  const lease = new Lease(database, 'migrations')
  if (!(await lease.hold())) return
  try {
    for (const migration of [...migrations].sort((a, b) => a.id.localeCompare(b.id))) {
      await new MigrationRun(database, migration, lease, options).run()
    }
  } finally {
    await lease.release()
  }
}

class MigrationRun {
  readonly #records: mongo.Collection<MigrationRecord>
  readonly #documents: mongo.Collection
  readonly #now: () => number
  #failures: string[] = []

  constructor(
    database: mongo.Db,
    private readonly migration: Migration,
    private readonly lease: Lease,
    private readonly options: MigrationOptions,
  ) {
    this.#records = database.collection('migrations')
    this.#documents = database.collection(migration.collection)
    this.#now = options.now ?? Date.now
  }

  async run(): Promise<void> {
    const { id } = this.migration
    const record = await this.#records.findOne({ _id: id })
    if (record?.state === 'CLOSED') return
    const isFirst = record?.state !== 'DONE'
    if (!record) {
      await this.#records.insertOne({ _id: id, state: 'RUNNING', position: null, changed: 0, startedAt: this.#date() })
    }
    let total = 0
    let from = isFirst ? (record?.position ?? null) : null
    let isComplete = false
    // Until a whole pass finds nothing: documents that changed while they were migrated are left for the next pass.
    for (let pass = 0; !isComplete && pass < maxPasses && this.#failures.length === 0; pass++) {
      const changed = await this.#pass(from)
      isComplete = from === null && changed === 0
      from = null
      total += changed
    }
    if (this.options.signal?.aborted) return
    if (this.#failures.length > 0) {
      throw new Error(`Migration ${id} failed for ${this.#failures.slice(0, 10).join(', ')}.`)
    }
    const isOver = !isFirst && total === 0 && this.#now() - (record?.doneAt?.getTime() ?? this.#now()) >= deploymentMs
    await this.#records.updateOne(
      { _id: id },
      {
        $set: {
          state: isOver ? 'CLOSED' : 'DONE',
          position: null,
          ...(total > 0 || isFirst ? { doneAt: this.#date() } : {}),
        },
      },
    )
    if (total > 0) this.options.log.info({ migration: id, changed: total }, 'migrated')
  }

  /** @returns how many documents it changed */
  async #pass(from: unknown): Promise<number> {
    let changed = 0
    let position = from
    for (;;) {
      if (this.options.signal?.aborted) return changed
      const batch = await this.#batchAfter(position)
      const last = batch.at(-1)
      if (!last) return changed
      changed += await this.#update(batch)
      position = last._id
      await this.#records.updateOne({ _id: this.migration.id }, { $set: { position }, $inc: { changed: batch.length } })
      // Another replica that took over after a long pause continues from the position.
      if (!(await this.lease.hold())) return changed
    }
  }

  #batchAfter(position: unknown) {
    const { pending } = this.migration
    const filter = position === null ? pending : { $and: [{ _id: { $gt: position } }, pending] }
    return this.#documents
      .find(filter as mongo.Filter<mongo.Document>)
      .sort({ _id: 1 })
      .limit(batchSize)
      .toArray()
  }

  async #update(batch: mongo.WithId<mongo.Document>[]): Promise<number> {
    const operations = batch.flatMap(document => {
      try {
        const update = this.migration.update(document)
        // Someone may have changed it meanwhile; then what was computed from it no longer fits.
        const unchanged = 'version' in document ? { version: document['version'] } : {}
        return [{ updateOne: { filter: { _id: document._id, ...unchanged }, update } }]
      } catch (error) {
        this.#failures.push(String(document._id))
        this.options.log.error({ err: error, migration: this.migration.id, document: document._id }, 'migration failed')
        return []
      }
    })
    if (operations.length === 0) return 0
    return (await this.#documents.bulkWrite(operations, { ordered: false })).modifiedCount
  }

  #date() {
    return new Date(this.#now())
  }
}
