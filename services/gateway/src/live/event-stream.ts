import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { type Logger, unlessDiskIsFull } from '@coverdesk/kit'
import type { ChangeStream, ChangeStreamInsertDocument, Collection, Db, FindCursor, ResumeToken } from 'mongodb'
import type { AgencyEvent, OutboxRecord } from './agency-event.ts'
import type { EventNumbers } from './event-numbers.ts'

type Inserted = ChangeStreamInsertDocument<OutboxRecord>

/** The place up to which every event has its number. */
interface Position {
  _id: 'gateways'
  token: ResumeToken
}

/** Times in milliseconds. */
const retryTime = 500
const saveInterval = 1_000
/** So many events are numbered by one write. */
const maxAtOnce = 200
/** Codes of a stream whose place is gone: ChangeStreamHistoryLost, InvalidResumeToken, ChangeStreamFatalError. */
const lostCodes = [286, 260, 280]

/**
 * This gateway's one change stream over the outbox. It continues from where the gateways had come, so that no event is
 * left without a number, and is opened again whenever it breaks.
 */
export class EventStream {
  readonly #outbox: Collection<OutboxRecord>
  readonly #positions: Collection<Position>
  readonly #stopping = new AbortController()
  #stream: ChangeStream<OutboxRecord, Inserted> | undefined
  #token: ResumeToken | null = null
  #savedAt = 0
  #running: Promise<void> = Promise.resolve()

  constructor(
    events: Db,
    private readonly numbers: EventNumbers,
    private readonly publish: (event: AgencyEvent) => void,
    private readonly log: Logger,
  ) {
    this.#outbox = events.collection('outbox')
    this.#positions = events.collection('eventPositions')
  }

  start(): void {
    this.#running = this.run()
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#stream?.close()
    await this.#running
  }

  private async run() {
    while (!this.isStopping) {
      try {
        await this.numbers.prepare()
        await this.follow()
      } catch (error) {
        if (this.isStopping) return
        if (lostCodes.includes(Number((error as { code?: unknown }).code))) await this.forgetPlace()
        this.log.warn({ err: error }, 'the stream of events is opened again')
        await wait(retryTime, undefined, { signal: this.#stopping.signal }).catch(() => undefined)
      }
    }
  }

  private get isStopping() {
    return this.#stopping.signal.aborted
  }

  private async follow() {
    this.#token ??= (await this.#positions.findOne({ _id: 'gateways' }))?.token ?? null
    const stream = this.#outbox.watch<OutboxRecord, Inserted>([{ $match: { operationType: 'insert' } }], {
      ...(this.#token ? { resumeAfter: this.#token } : {}),
    })
    this.#stream = stream
    try {
      const first = stream.tryNext()
      // The stream is open with its first answer; from then on it misses nothing.
      if (!this.#token) {
        await Promise.race([once(stream, 'resumeTokenChanged'), first])
        await this.catchUp()
      }
      await this.take(stream, await first)
      while (!stream.closed && !this.isStopping) await this.take(stream, await stream.tryNext())
    } finally {
      await stream.close()
    }
  }

  /** Without a place to go on from: what was written before anybody looked, the oldest first. */
  private async catchUp() {
    const waiting = this.#outbox.find({ number: { $exists: false } }).sort({ _id: 1 })
    for (let events = await nextOf(waiting); events.length > 0; events = await nextOf(waiting)) await this.pass(events)
  }

  /** What came together is numbered together: an import changes thousands of records, and no one else may wait for each. */
  private async take(stream: ChangeStream<OutboxRecord, Inserted>, first: Inserted | null) {
    if (first) {
      const changes = [first, ...(await arrived(stream))]
      await this.pass(changes.map(({ fullDocument }) => fullDocument))
      this.#token = changes.at(-1)?._id
    } else this.#token = stream.resumeToken ?? this.#token
    if (Date.now() - this.#savedAt > saveInterval) await this.savePlace()
  }

  private async pass(events: OutboxRecord[]) {
    for (const numbered of await this.numbers.number(events)) this.publish(numbered)
  }

  private async savePlace() {
    this.#savedAt = Date.now()
    if (!this.#token) return
    const saving = this.#positions.updateOne({ _id: 'gateways' }, { $set: { token: this.#token } }, { upsert: true })
    await unlessDiskIsFull(saving)
  }

  private async forgetPlace() {
    this.#token = null
    await this.#positions.deleteOne({ _id: 'gateways' })
  }
}

/** What waits in the stream behind the change that it just gave. */
async function arrived(stream: ChangeStream<OutboxRecord, Inserted>): Promise<Inserted[]> {
  const changes: Inserted[] = []
  while (changes.length < maxAtOnce && stream.bufferedCount() > 0) {
    const change = await stream.tryNext()
    if (!change) break
    changes.push(change)
  }
  return changes
}

async function nextOf(cursor: FindCursor<OutboxRecord>): Promise<OutboxRecord[]> {
  const events: OutboxRecord[] = []
  while (events.length < maxAtOnce && (await cursor.hasNext())) events.push((await cursor.next()) as OutboxRecord)
  return events
}
