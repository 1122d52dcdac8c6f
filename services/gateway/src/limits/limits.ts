import type { GatewayEnvironment } from '../environment.ts'
import { HeldLimit } from './held-limit.ts'
import { RateLimiter } from './rate-limiter.ts'

/** What one person may use of this process, so that the others can work (quality bar 33). */
export interface Limits {
  /** Requests and subscriptions that are started, by user id. */
  requests: RateLimiter
  sockets: HeldLimit
  subscriptions: HeldLimit
}

export const limitsOf = (environment: GatewayEnvironment): Limits => ({
  requests: new RateLimiter(
    { burst: environment.REQUEST_BURST_PER_USER, perSecond: environment.REQUESTS_PER_SECOND_PER_USER },
    'You’re sending requests too fast',
  ),
  sockets: new HeldLimit(
    { perUser: environment.SOCKETS_PER_USER, perAgency: environment.SOCKETS_PER_AGENCY },
    'Coverdesk is open in too many tabs. Close some of them.',
  ),
  subscriptions: new HeldLimit(
    { perUser: environment.SUBSCRIPTIONS_PER_USER, perAgency: environment.SUBSCRIPTIONS_PER_AGENCY },
    'Coverdesk is open in too many tabs. Close some of them.',
  ),
})
