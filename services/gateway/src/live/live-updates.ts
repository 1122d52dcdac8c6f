import { randomUUID } from 'node:crypto'
import { type Logger, unauthenticated } from '@coverdesk/kit'
import type { FormattedExecutionResult } from 'graphql'
import type { Db } from 'mongodb'
import type { GraphqlServer, Operation } from '../graphql/graphql-server.ts'
import { presentErrors } from '../graphql/present-errors.ts'
import { createContext, deadlineFromNow, type SignedInUser } from '../graphql/request-context.ts'
import type { SessionStore } from '../sessions/session-store.ts'
import type { SubscriptionGate } from '../subscriptions/subscription-gate.ts'
import type { AgencyEvent } from './agency-event.ts'
import { AgencyFeeds } from './agency-feeds.ts'
import { EventHistory } from './event-history.ts'
import { EventNumbers } from './event-numbers.ts'
import { EventStream } from './event-stream.ts'
import { type LiveOperation, liveOperation } from './live-operation.ts'

/** Who listens, as long as the session is one. */
export interface Listener {
  user: SignedInUser
  sessionToken: string
  /** Ends the subscription. */
  signal: AbortSignal
}

type Told = Promise<FormattedExecutionResult>

/** Subscriptions: what happens in an agency, told to who listens there. */
export class LiveUpdates {
  readonly #stream: EventStream
  readonly #numbers: EventNumbers
  readonly #feeds: AgencyFeeds
  /** What was made of an event for an operation is made once, however many listen. */
  readonly #told = new WeakMap<AgencyEvent, Map<string, Told>>()

  constructor(
    events: Db,
    private readonly graphql: GraphqlServer,
    private readonly sessions: SessionStore,
    private readonly gate: SubscriptionGate,
    private readonly log: Logger,
  ) {
    this.#numbers = new EventNumbers(events)
    this.#feeds = new AgencyFeeds(new EventHistory(events, this.#numbers))
    const publish = (event: AgencyEvent) => {
      // Who is told asks at once.
      gate.note(event)
      this.#feeds.publish(event)
    }
    this.#stream = new EventStream(events, this.#numbers, publish, log)
  }

  start = (): void => this.#stream.start()

  stop = (): Promise<void> => this.#stream.stop()

  /** The number of an agency's last change: who reads now and follows from it on misses nothing. */
  lastChangeIn = (agencyId: string): Promise<number> => this.#numbers.lastOf(agencyId)

  /**
   * Holds a subscription against the schema, then tells of every event that it wants.
   * @throws RefusedRequest; UNAUTHENTICATED once the session is over, EVENTS_GONE
   */
  async follow(request: Operation, listener: Listener): Promise<AsyncGenerator<FormattedExecutionResult>> {
    const { composed, prepared, variables } = await this.graphql.subscription(request)
    return this.tell(liveOperation(composed, prepared, variables), listener)
  }

  private async *tell(operation: LiveOperation, { user, sessionToken, signal }: Listener) {
    let lookedAt = Number.NEGATIVE_INFINITY
    for await (const event of this.#feeds.follow(user.agencyId, operation.after, signal)) {
      if (!operation.wants(event)) continue
      // One look is good for all that had happened before it.
      if (event.heardAt >= lookedAt) {
        lookedAt = performance.now()
        if (!(await this.sessions.look(sessionToken))) throw unauthenticated()
      }
      // An agency without a subscription hears of itself alone: that it has one again.
      if (event.typename !== 'Agency' && (await this.gate.isClosed(event.agencyId))) continue
      yield await this.toldOf(event, operation)
    }
  }

  private toldOf(event: AgencyEvent, operation: LiveOperation): Told {
    const told = this.#told.get(event) ?? new Map<string, Told>()
    this.#told.set(event, told)
    const known = told.get(operation.key)
    if (known) return known
    const telling = this.make(event, operation)
    told.set(operation.key, telling)
    return telling
  }

  /** In the name of the agency and of no person: many get what is made here. */
  private async make(event: AgencyEvent, operation: LiveOperation): Told {
    const requestId = randomUUID()
    const user = { agencyId: event.agencyId, userId: 'system:live-updates' }
    const nobody = { ip: '', sessionToken: undefined, setCookie() {} }
    const context = createContext(requestId, deadlineFromNow(), user, this.log, nobody)
    const { data, errors } = await operation.answer(event, context)
    const shown = errors.length > 0 ? { errors: presentErrors(errors, requestId, context.log) } : {}
    return { ...shown, data: data as Record<string, unknown> }
  }
}
