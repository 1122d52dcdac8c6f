import { rateLimited } from '@coverdesk/kit'

interface HeldLimits {
  perUser: number
  perAgency: number
}

interface Holder {
  agencyId: string
  userId: string
}

/** When something may be free again: whoever has too much open has to close some of it. */
const retryAfterSeconds = 60

/** How many of something one person, and one agency, may hold open in this process. */
export class HeldLimit {
  readonly #held = new Map<string, number>()

  constructor(
    private readonly limits: HeldLimits,
    /** The sentence for whoever holds too many. */
    private readonly refusal: string,
  ) {}

  /**
   * @returns what releases it; more calls of it do nothing
   * @throws RATE_LIMITED
   */
  take({ agencyId, userId }: Holder): () => void {
    const keys = [`user ${userId}`, `agency ${agencyId}`]
    const [ofUser = 0, ofAgency = 0] = keys.map(key => this.#held.get(key) ?? 0)
    if (ofUser >= this.limits.perUser || ofAgency >= this.limits.perAgency) {
      throw rateLimited(this.refusal, retryAfterSeconds)
    }
    for (const key of keys) this.#add(key, 1)
    let isHeld = true
    return () => {
      if (isHeld) for (const key of keys) this.#add(key, -1)
      isHeld = false
    }
  }

  #add(key: string, change: 1 | -1) {
    const count = (this.#held.get(key) ?? 0) + change
    if (count > 0) this.#held.set(key, count)
    else this.#held.delete(key)
  }
}
