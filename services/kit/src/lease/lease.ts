import { randomUUID } from 'node:crypto'
import mongoose, { type mongo } from 'mongoose'

interface LeaseRecord {
  _id: string
  holder: string | null
  until: Date
}

/** How long a lease is held unless it is renewed, in milliseconds; a dead holder's goes over to another after that. */
export const leaseTime = 15_000

const duplicateKey = 11_000

/** The right of one replica at a time to do something. Whoever holds it renews it well before it ends. */
export class Lease {
  readonly #leases: mongo.Collection<LeaseRecord>
  readonly #me = randomUUID()

  constructor(
    database: mongo.Db,
    private readonly name: string,
    private readonly time: number = leaseTime,
  ) {
    this.#leases = database.collection('leases')
  }

  /** Takes or renews the lease; false when another replica holds it. */
  async hold(): Promise<boolean> {
    const now = Date.now()
    const isFree = { $or: [{ holder: this.#me }, { until: { $lt: new Date(now) } }] }
    try {
      await this.#leases.updateOne(
        { _id: this.name, ...isFree },
        { $set: { holder: this.#me, until: new Date(now + this.time) } },
        { upsert: true },
      )
      return true
    } catch (error) {
      // There is a record, and it is neither ours nor free: so the upsert wanted to insert a second one.
      if (error instanceof mongoose.mongo.MongoServerError && error.code === duplicateKey) return false
      throw error
    }
  }

  /** Lets another replica go on at once. */
  async release(): Promise<void> {
    await this.#leases.updateOne({ _id: this.name, holder: this.#me }, { $set: { holder: null, until: new Date(0) } })
  }
}
