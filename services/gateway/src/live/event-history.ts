import { CoverdeskError } from '@coverdesk/kit'
import type { Collection, Db } from 'mongodb'
import type { AgencyEvent, OutboxRecord } from './agency-event.ts'
import type { EventNumbers } from './event-numbers.ts'

type NumberedRecord = OutboxRecord & { number: number }

/** The events that are still kept, for who was away. */
export class EventHistory {
  readonly #outbox: Collection<NumberedRecord>

  constructor(
    events: Db,
    private readonly numbers: EventNumbers,
  ) {
    this.#outbox = events.collection('outbox')
  }

  /**
   * What happened in an agency after the event of a number, in order.
   * @throws EVENTS_GONE when some of it is no longer kept
   */
  async *since(agencyId: string, after: number): AsyncGenerator<AgencyEvent> {
    const last = await this.numbers.lastOf(agencyId)
    if (after > last) throw gone()
    let expected = after + 1
    const found = this.#outbox.find({ agencyId, number: { $gt: after } }).sort({ number: 1 })
    let heardAt = 0
    for (;;) {
      const isFresh = found.bufferedCount() === 0
      const event = await found.next()
      if (isFresh) heardAt = performance.now()
      if (!event) break
      if (event.number !== expected) throw gone()
      expected += 1
      yield { ...event, heardAt }
    }
    if (expected <= last) throw gone()
  }
}

const gone = () =>
  new CoverdeskError('EVENTS_GONE', 'Changes since then are no longer available one by one. Reload everything.')
