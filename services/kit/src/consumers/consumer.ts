import { setTimeout as sleep } from 'node:timers/promises'
import type { mongo } from 'mongoose'
import { Lease, leaseTime as standardLease } from '../lease/lease.ts'
import type { Logger } from '../logger.ts'
import type { ConsumerDefinition } from '../outbox/consumer-definition.ts'
import type { OutboxEvent } from '../outbox/outbox.ts'
import { isHistoryLost, type OutboxStream, openOutbox } from '../outbox/outbox-stream.ts'
import { ConsumerPosition, LeaseLost } from './consumer-position.ts'
import { IdempotentHandler } from './idempotent-handler.ts'

/** Waits between tries of one event, in milliseconds; after the last one it becomes a dead letter. */
const retryDelaysMs = [200, 1_000, 3_000, 10_000, 30_000]
/** How long the event in work may go on when the process ends, in milliseconds. */
const closingTime = 1_500

/** The place in the stream is gone, and forgotten: what the outbox holds is gone through next. */
class PlaceForgotten extends Error {}

interface Databases {
  /** The subgraph's own. */
  own: mongo.Db
  events: mongo.Db
}

/** One consumer in one replica. The replica that holds the lease handles, the others wait for it to be free. */
export class Consumer {
  readonly #lease: Lease
  readonly #position: ConsumerPosition
  readonly #once: IdempotentHandler
  readonly #closing = new AbortController()
  #stream: OutboxStream | undefined
  /** The place up to which everything is handled. */
  #passed: unknown
  #lastSign = Date.now()
  readonly #ended: Promise<void>

  constructor(
    private readonly definition: ConsumerDefinition,
    private readonly databases: Databases,
    private readonly log: Logger,
    /** How long it holds the lease without a sign of life, in milliseconds. */
    private readonly leaseTime: number = standardLease,
  ) {
    this.#lease = new Lease(databases.own, `consumer:${definition.name}`, leaseTime)
    this.#position = new ConsumerPosition(databases.own, definition.name)
    this.#once = new IdempotentHandler(databases.own, definition, this.#position)
    this.#ended = this.run()
  }

  /** Whether it handles, or waits for its turn: a loop that gave no sign of life for so long is broken. */
  get isHealthy(): boolean {
    return Date.now() - this.#lastSign < 2 * this.leaseTime
  }

  /** How often a replica looks whether the lease is free, or renews it. */
  private get leaseInterval() {
    return this.leaseTime / 3
  }

  /** Ends after the event in work, and leaves the lease to another replica. */
  async close(): Promise<void> {
    this.#closing.abort()
    await this.#stream?.close()
    await Promise.race([this.#ended, sleep(closingTime, undefined, { ref: false })])
    // The next start would go through all that the database has changed since the last event, of any collection.
    if (this.#passed) await this.#position.save(this.#passed).catch(() => undefined)
    await this.#lease.release()
  }

  private async run() {
    while (!this.isClosing) {
      try {
        if (await this.#lease.hold()) await this.consume()
        this.#lastSign = Date.now()
      } catch (error) {
        if (this.isClosing) return
        this.log.warn({ err: error, consumer: this.definition.name }, 'a consumer begins again')
        if (error instanceof PlaceForgotten) continue
      }
      await sleep(this.leaseInterval, undefined, { signal: this.#closing.signal, ref: false }).catch(() => undefined)
    }
  }

  private get isClosing() {
    return this.#closing.signal.aborted
  }

  private async consume() {
    this.#passed = undefined
    const token = await this.#position.take()
    // A stream that could not even be closed ends by itself, and with it the loop that reads it.
    const renewal = setInterval(() => void this.renew().catch(() => undefined), this.leaseInterval)
    try {
      this.#stream = await openOutbox(this.databases.events, this.definition.types, token)
      if (!token) await this.catchUp(this.#stream)
      await this.follow(this.#stream)
    } catch (error) {
      if (error instanceof LeaseLost) return
      if (!isHistoryLost(error)) throw error
      // The events are still there; only the place in the stream is gone.
      this.#passed = undefined
      await this.#position.forget()
      throw token ? new PlaceForgotten('The place in the stream is gone.', { cause: error }) : error
    } finally {
      clearInterval(renewal)
      await this.#stream?.close()
    }
  }

  /** A consumer that lost its lease finds out by its stream, which ends here. */
  private async renew() {
    const isHeld = await this.#lease.hold().catch(() => true)
    if (!isHeld) await this.#stream?.close()
  }

  /** Without a place in the stream: everything in the outbox that was not handled yet. */
  private async catchUp(stream: OutboxStream) {
    for await (const event of stream.stored()) {
      if (this.isClosing) return
      if (await this.#once.isHandled(event)) continue
      await this.handle(event, null)
    }
    await this.#position.save(stream.token)
  }

  private async follow(stream: OutboxStream) {
    while (!this.isClosing && !stream.isClosed) {
      const event = await stream.next()
      this.#lastSign = Date.now()
      if (event) await this.handle(event, stream.token)
      else await this.#position.saveSometimes(stream.token)
      this.#passed = stream.token
    }
  }

  private async handle(event: OutboxEvent, token: unknown) {
    for (const pause of [...retryDelaysMs, null]) {
      this.#lastSign = Date.now()
      try {
        return await this.#once.handle(event, token)
      } catch (error) {
        if (error instanceof LeaseLost || this.isClosing) throw error
        const about = { consumer: this.definition.name, event: String(event._id), willRetry: pause !== null }
        this.log.error({ err: error, ...about }, 'an event failed')
        if (pause === null) return this.#once.deadLetter(event, token, error)
        await sleep(pause, undefined, { signal: this.#closing.signal, ref: false })
      }
    }
  }
}
