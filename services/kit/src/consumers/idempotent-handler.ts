import mongoose, { type mongo, type Types } from 'mongoose'
import { demandMutation } from '../current-mutation/current-mutation.ts'
import { runMutation } from '../mutation/run-mutation.ts'
import type { ConsumerDefinition } from '../outbox/consumer-definition.ts'
import type { OutboxEvent } from '../outbox/outbox.ts'
import { inRequest, systemCaller } from '../request-id.ts'
import { inRecordedScope } from '../scope.ts'
import type { ConsumerPosition } from './consumer-position.ts'

/** Notes outlive the events that they are about, in seconds. */
const noteLifetime = 8 * 24 * 60 * 60

interface Note {
  _id: Types.ObjectId
  consumer: string
  eventId: Types.ObjectId
  /** A dead event failed too often; `reason` says how. */
  state: 'HANDLED' | 'DEAD'
  reason?: string
  at: Date
}

const notes = (database: mongo.Db) => database.collection<Note>('handledEvents')

export async function prepareConsumers(database: mongo.Db): Promise<void> {
  await notes(database).createIndexes([
    { key: { consumer: 1, eventId: 1 }, unique: true },
    { key: { at: 1 }, expireAfterSeconds: noteLifetime },
  ])
}

/** Handles a consumer's events, each once. */
export class IdempotentHandler {
  readonly #notes: mongo.Collection<Note>

  constructor(
    database: mongo.Db,
    private readonly definition: ConsumerDefinition,
    private readonly position: ConsumerPosition,
  ) {
    this.#notes = notes(database)
  }

  /**
   * Handles an event in one transaction with the note of it and the consumer's place in the stream: whatever dies in
   * between, its effect happens once.
   * @throws LeaseLost when another replica has taken over; then nothing was written
   */
  handle(event: OutboxEvent, token: unknown): Promise<void> {
    return this.noted(event, token, { state: 'HANDLED' }, () => this.definition.handle(event))
  }

  /** An event that failed too often no longer keeps the others waiting. */
  deadLetter(event: OutboxEvent, token: unknown, error: unknown): Promise<void> {
    return this.noted(event, token, { state: 'DEAD', reason: String(error) }, async () => undefined)
  }

  async isHandled({ _id }: OutboxEvent, session?: mongo.ClientSession): Promise<boolean> {
    const note = { consumer: this.definition.name, eventId: _id }
    return (await this.#notes.findOne(note, session ? { session } : {})) !== null
  }

  private noted(event: OutboxEvent, token: unknown, note: Pick<Note, 'state' | 'reason'>, work: () => Promise<void>) {
    const { agencyId, requestId, userId, _id: eventId } = event
    const consumer = this.definition.name
    const origin = { operation: `consumer:${consumer}`, requestId, agencyId, userId: userId ?? undefined }
    const inRequestOfEvent = (handling: () => Promise<void>) =>
      inRecordedScope(agencyId, () => inRequest(systemCaller(consumer, requestId), handling))
    return inRequestOfEvent(() =>
      runMutation({ ...origin, isAlwaysAudited: false }, async () => {
        const { session } = demandMutation('Handling an event')
        if (!(await this.isHandled(event, session))) {
          await work()
          const _id = new mongoose.Types.ObjectId()
          await this.#notes.insertOne({ _id, consumer, eventId, at: new Date(), ...note }, { session })
        }
        // Last of all: a replica that stands still in its work keeps no one from taking over.
        await this.position.save(token, session)
      }),
    )
  }
}
