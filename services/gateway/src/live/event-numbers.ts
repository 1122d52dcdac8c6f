import { type Collection, type Db, MongoServerError } from 'mongodb'
import type { AgencyEvent, OutboxRecord } from './agency-event.ts'

interface Counter {
  /** The agency. */
  _id: string
  last: number
}

const duplicateKey = 11_000

/**
 * Numbers the events of each agency from 1 on without gaps. Every gateway sees the events in the order of their commits
 * and gives each the next number unless it has one, so they agree; the unique index is there if they ever did not.
 */
export class EventNumbers {
  readonly #outbox: Collection<OutboxRecord>
  readonly #counters: Collection<Counter>
  readonly #last = new Map<string, number>()

  constructor(events: Db) {
    this.#outbox = events.collection('outbox')
    this.#counters = events.collection('eventNumbers')
  }

  async prepare(): Promise<void> {
    await this.#outbox.createIndex(
      { agencyId: 1, number: 1 },
      { unique: true, partialFilterExpression: { number: { $exists: true } } },
    )
  }

  /** @returns the event with its number, or null when it is gone already */
  async number(event: OutboxRecord): Promise<AgencyEvent | null> {
    const number = event.number ?? (await this.give(event))
    if (!number) return null
    this.#last.set(event.agencyId, number)
    return { ...event, number }
  }

  /** The highest number that an agency's events ever had, also when they are gone. */
  async lastOf(agencyId: string): Promise<number> {
    const [counter, newest] = await Promise.all([
      this.#counters.findOne({ _id: agencyId }),
      this.#outbox.findOne({ agencyId, number: { $exists: true } }, { sort: { number: -1 } }),
    ])
    return Math.max(counter?.last ?? 0, newest?.number ?? 0)
  }

  private async give({ _id, agencyId }: OutboxRecord): Promise<number | undefined> {
    const next = (this.#last.get(agencyId) ?? (await this.lastOf(agencyId))) + 1
    try {
      const { matchedCount } = await this.#outbox.updateOne(
        { _id, number: { $exists: false } },
        { $set: { number: next } },
      )
      if (matchedCount === 0) return (await this.#outbox.findOne({ _id }))?.number
      await this.#counters.updateOne({ _id: agencyId }, { $max: { last: next } }, { upsert: true })
      return next
    } catch (error) {
      if (!(error instanceof MongoServerError) || error.code !== duplicateKey) throw error
      // Another gateway is ahead; what it has given is read again.
      this.#last.delete(agencyId)
      return (await this.#outbox.findOne({ _id }))?.number ?? this.give({ _id, agencyId } as OutboxRecord)
    }
  }
}
