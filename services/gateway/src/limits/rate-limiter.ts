import { rateLimited } from '@coverdesk/kit'

export interface RateLimit {
  /** As many at once, after a pause. */
  burst: number
  /** As many in the long run. */
  perSecond: number
}

interface Bucket {
  tokens: number
  filledAt: number
}

/** Who was seen longest ago is forgotten beyond this many, so that a flood of addresses takes no memory. */
const maxKeys = 50_000

/** A token bucket for each person or network. It counts in this process: each replica allows as much. */
export class RateLimiter {
  /** Least recently seen first. */
  readonly #buckets = new Map<string, Bucket>()

  constructor(
    private readonly limit: RateLimit,
    /** A sentence without its end, such as `Too many requests`. */
    private readonly reason: string,
    /** Milliseconds of a clock that never goes back. */
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** @throws RATE_LIMITED with the seconds after which one more is allowed */
  take(key: string): void {
    const bucket = this.#fill(key)
    if (bucket.tokens < 1) {
      const seconds = Math.max(1, Math.ceil((1 - bucket.tokens) / this.limit.perSecond))
      throw rateLimited(`${this.reason}. Try again in ${inWords(seconds)}.`, seconds)
    }
    bucket.tokens -= 1
  }

  /** Takes one back that turned out not to count. */
  giveBack(key: string): void {
    const bucket = this.#fill(key)
    bucket.tokens = Math.min(this.limit.burst, bucket.tokens + 1)
  }

  #fill(key: string): Bucket {
    const now = this.now()
    const { burst, perSecond } = this.limit
    const bucket = this.#buckets.get(key) ?? { tokens: burst, filledAt: now }
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.filledAt) / 1000) * perSecond)
    bucket.filledAt = now
    this.#buckets.delete(key)
    this.#buckets.set(key, bucket)
    const [oldest] = this.#buckets.keys()
    if (this.#buckets.size > maxKeys && oldest !== undefined) this.#buckets.delete(oldest)
    return bucket
  }
}

function inWords(seconds: number) {
  if (seconds >= 60) return Math.ceil(seconds / 60) === 1 ? 'a minute' : `${Math.ceil(seconds / 60)} minutes`
  return seconds === 1 ? 'a second' : `${seconds} seconds`
}
