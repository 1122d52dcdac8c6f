import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { deadlineFromNow } from '../graphql/request-context.ts'
import type { Subgraph } from '../graphql/subgraph.ts'
import type { AgencyEvent } from '../live/agency-event.ts'

interface Known {
  closed: boolean
  /** Looked at again after this time, in milliseconds since 1970. */
  until: number
  /** Something happened to the agency since then: what is known is not good enough. */
  changed: boolean
}

/** So long an answer is good without any news, in milliseconds: should the stream of events rest, no one waits for ever. */
const freshFor = 30_000
const maxAgencies = 10_000
const answerSchema = z.object({ state: z.string().nullable() })

/**
 * Whether an agency is kept out because its subscription has ended (specification 1 §4). What `settings` said is remembered
 * and forgotten with each change of the agency, so no request waits for a second read of the database.
 */
export class SubscriptionGate {
  readonly #known = new Map<string, Known>()
  readonly #asking = new Map<string, Promise<boolean>>()

  constructor(
    private readonly settings: Pick<Subgraph, 'question'>,
    private readonly now: () => number = Date.now,
  ) {}

  /** While no one can say it is as it was; of an agency that no one knows yet, open. */
  isClosed(agencyId: string): boolean | Promise<boolean> {
    const known = this.#known.get(agencyId)
    if (known && !known.changed && known.until > this.now()) return known.closed
    const asking = this.ask(agencyId)
    return known && !known.changed ? known.closed : asking
  }

  /** Hears of everything that happens. */
  readonly note = ({ typename, agencyId }: Pick<AgencyEvent, 'typename' | 'agencyId'>): void => {
    if (typename !== 'Agency') return
    const known = this.#known.get(agencyId)
    if (known) known.changed = true
    // What is on its way may have been read before.
    this.#asking.delete(agencyId)
  }

  private ask(agencyId: string): Promise<boolean> {
    const pending = this.#asking.get(agencyId)
    if (pending) return pending
    const asking: Promise<boolean> = this.read(agencyId)
      .then(
        closed => {
          if (this.#asking.get(agencyId) === asking) this.remember(agencyId, closed)
          return closed
        },
        () => this.#known.get(agencyId)?.closed ?? false,
      )
      .finally(() => {
        if (this.#asking.get(agencyId) === asking) this.#asking.delete(agencyId)
      })
    this.#asking.set(agencyId, asking)
    return asking
  }

  private async read(agencyId: string) {
    const user = { agencyId, userId: 'system:subscription-gate' }
    const origin = { requestId: randomUUID(), user, deadline: deadlineFromNow() }
    const { status, text } = await this.settings.question('subscription/state', {}, origin)
    if (status !== 200) throw new Error(`settings answered ${status}.`)
    return answerSchema.parse(JSON.parse(text)).state === 'EXPIRED'
  }

  private remember(agencyId: string, closed: boolean) {
    if (this.#known.size >= maxAgencies) this.#known.clear()
    this.#known.set(agencyId, { closed, until: this.now() + freshFor, changed: false })
  }
}
