import { once } from 'node:events'
import mongoose, { type mongo } from 'mongoose'
import { type OutboxEvent, outboxOf } from './outbox.ts'

/** How long the database waits for an event before it answers that there is none, in milliseconds: less than `databaseWaits`. */
const timeout = 5_000

/** Codes of a stream whose place is gone: ChangeStreamHistoryLost, InvalidResumeToken, ChangeStreamFatalError. */
const lostCodes = [286, 260, 280]

export const isHistoryLost = (error: unknown): boolean =>
  error instanceof mongoose.mongo.MongoServerError && lostCodes.includes(Number(error.code))

type Change = mongo.ChangeStreamInsertDocument<OutboxEvent>

/** The outbox's events from one place on. */
export interface OutboxStream {
  /** The next event, or null when none came for a while. */
  next(): Promise<OutboxEvent | null>
  /** What the outbox holds of them, the oldest first. */
  stored(): AsyncIterable<OutboxEvent>
  /** The place after the last event that `next` returned. */
  readonly token: unknown
  readonly isClosed: boolean
  close(): Promise<void>
}

/**
 * Opens the stream; events from this moment on are not missed, also while `stored` is read.
 * @param token the place to go on from, or null for the present one
 */
export async function openOutbox(events: mongo.Db, types: string[], token: unknown): Promise<OutboxStream> {
  const outbox = outboxOf(events)
  const wanted = [{ $match: { operationType: 'insert', 'fullDocument.type': { $in: types } } }]
  const stream = outbox.watch<OutboxEvent, Change>(wanted, {
    maxAwaitTimeMS: timeout,
    ...(token ? { resumeAfter: token as mongo.ResumeToken } : {}),
  })
  let passed: unknown = token ?? null
  // The driver opens a stream with its first question; the answer to that may take its time.
  let asked: Promise<Change | null> | null = stream.tryNext()
  const [opened] = await Promise.race([once(stream, 'resumeTokenChanged'), asked.then(() => [null])])
  passed ??= opened
  asked.catch(() => undefined) // Whoever asks for the next event hears of it.
  return {
    async next() {
      const change = await (asked ?? stream.tryNext())
      asked = null
      passed = change ? change._id : stream.resumeToken
      return change?.fullDocument ?? null
    },
    stored: () => outbox.find({ type: { $in: types } }, { sort: { _id: 1 } }),
    get token() {
      return passed
    },
    get isClosed() {
      return stream.closed
    },
    close: () => stream.close(),
  }
}
