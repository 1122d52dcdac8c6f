import { BaseNotificationChannel, type JobNotification, toJobId } from 'agenda'
import type { mongo } from 'mongoose'
import type { Logger } from '../logger.ts'
import { type JobRecord, jobsIn } from './job-collections.ts'

type Waiting = mongo.ChangeStreamInsertDocument<JobRecord> | mongo.ChangeStreamUpdateDocument<JobRecord>

/** Enqueued; or to be run at another time: failed and tried again, given back by a process that ends, or put forward. */
const waitingJobs = [
  {
    $match: { $or: [{ operationType: 'insert' }, { 'updateDescription.updatedFields.nextRunAt': { $type: 'date' } }] },
  },
]

/**
 * Wakes Agenda when a job waits to be run. Only that: it needs no place to resume from, since it has Agenda look at what is due
 * each time its stream opens. (Agenda's own channel keeps one that may be gone, and its errors end the process; ADR 0010.)
 */
export class JobWakeUp extends BaseNotificationChannel {
  #stream: mongo.ChangeStream<JobRecord, Waiting> | undefined

  constructor(
    private readonly database: mongo.Db,
    private readonly names: readonly string[],
    private readonly log: Logger,
  ) {
    super({ reconnect: { enabled: true, maxAttempts: Number.POSITIVE_INFINITY, initialDelayMs: 1_000 } })
  }

  async connect(): Promise<void> {
    const stream = jobsIn(this.database).watch<JobRecord, Waiting>(waitingJobs, {
      fullDocument: 'updateLookup',
    })
    this.#stream = stream
    // The driver opens a stream after the first listener has come. What was enqueued until then is not in it.
    stream.once('resumeTokenChanged', () => {
      for (const name of this.names) this.lookFor(name)
    })
    stream.on('change', ({ fullDocument }) => {
      this.reconnectAttempts = 0
      if (fullDocument) void this.notifyHandlers(notificationOf(fullDocument))
    })
    stream.on('error', error => {
      this.log.warn({ err: error }, 'waiting jobs are found by looking only, until the stream is back')
      stream.close().catch(() => undefined)
      if (this._state === 'connected') this.scheduleReconnect()
    })
    this.setState('connected')
  }

  async disconnect(): Promise<void> {
    this.setState('disconnected')
    this.clearReconnect()
    await this.#stream?.close()
    this.handlers.clear()
  }

  /** Also when one of this name has ended here, so another one has room: the queue of a burst doesn't wait for the next look. */
  lookFor(name: string): void {
    const now = new Date()
    void this.notifyHandlers({ jobId: toJobId(''), jobName: name, nextRunAt: now, priority: 0, timestamp: now })
  }

  /** The database tells everyone by itself. */
  async publish(): Promise<void> {}
}

const notificationOf = ({ _id, name, nextRunAt, priority }: JobRecord): JobNotification => ({
  jobId: toJobId(String(_id)),
  jobName: name,
  nextRunAt,
  priority,
  timestamp: new Date(),
})
