import { type AnyBulkWriteOperation, type Collection, type Db, MongoServerError } from 'mongodb'
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

  /** @returns the events with their numbers, in their order, without those that are gone already */
  async number(events: OutboxRecord[]): Promise<AgencyEvent[]> {
    const together = events.length > 1 ? await this.giveTogether(events) : undefined
    const heardAt = performance.now()
    const numbered: AgencyEvent[] = []
    for (const event of events) {
      const number = together?.get(event) ?? event.number ?? (await this.give(event))
      if (!number) continue
      this.#last.set(event.agencyId, number)
      numbered.push({ ...event, number, heardAt })
    }
    return numbered
  }

  /** The highest number that an agency's events ever had, also when they are gone. */
  async lastOf(agencyId: string): Promise<number> {
    const [counter, newest] = await Promise.all([
      this.#counters.findOne({ _id: agencyId }),
      this.#outbox.findOne({ agencyId, number: { $exists: true } }, { sort: { number: -1 } }),
    ])
    return Math.max(counter?.last ?? 0, newest?.number ?? 0)
  }

  /** One write for all of them; nothing when another gateway was there before, or an event is gone. */
  private async giveTogether(events: OutboxRecord[]): Promise<Map<OutboxRecord, number> | undefined> {
    const last = new Map<string, number>()
    const numbers = new Map<OutboxRecord, number>()
    const writes: AnyBulkWriteOperation<OutboxRecord>[] = []
    for (const event of events) {
      const { _id, agencyId } = event
      const before = last.get(agencyId) ?? this.#last.get(agencyId)
      // Only who knows the number of the event before knows the next one: this one can have been numbered long ago.
      const number = before === undefined ? await this.give(event) : before + 1
      if (!number) return undefined
      last.set(agencyId, number)
      numbers.set(event, number)
      if (before !== undefined) {
        writes.push({ updateOne: { filter: { _id, number: { $exists: false } }, update: { $set: { number } } } })
      }
    }
    if (writes.length === 0) return numbers
    try {
      const { matchedCount } = await this.#outbox.bulkWrite(writes)
      if (matchedCount === writes.length) {
        for (const [agencyId, number] of last) await this.count(agencyId, number)
        return numbers
      }
    } catch (error) {
      if (!isDuplicate(error)) throw error
    }
    for (const agencyId of last.keys()) this.#last.delete(agencyId)
    return undefined
  }

  private async give({ _id, agencyId }: OutboxRecord): Promise<number | undefined> {
    const next = (this.#last.get(agencyId) ?? (await this.lastOf(agencyId))) + 1
    try {
      const { matchedCount } = await this.#outbox.updateOne(
        { _id, number: { $exists: false } },
        { $set: { number: next } },
      )
      if (matchedCount === 0) return (await this.#outbox.findOne({ _id }))?.number
      await this.count(agencyId, next)
      return next
    } catch (error) {
      if (!isDuplicate(error)) throw error
      // Another gateway is ahead; what it has given is read again.
      this.#last.delete(agencyId)
      return (await this.#outbox.findOne({ _id }))?.number ?? this.give({ _id, agencyId } as OutboxRecord)
    }
  }

  private count(agencyId: string, last: number) {
    return this.#counters.updateOne({ _id: agencyId }, { $max: { last } }, { upsert: true })
  }
}

const isDuplicate = (error: unknown) => error instanceof MongoServerError && error.code === duplicateKey
