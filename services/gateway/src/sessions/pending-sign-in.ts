import { z } from 'zod'
import type { CookieJar } from '../http/cookies.ts'
import { SignedCookie } from './signed-cookie.ts'

/** As long as a code is good for, in seconds. */
const lifetimeSeconds = 10 * 60

/** Which address a browser asked a code for, and what lets it try codes. */
const pending = z.object({ email: z.string(), attemptId: z.string() })

/**
 * What this browser asked for: a signed cookie that scripts cannot read. A link from the mail signs in by itself only in
 * the browser that carries it (quality bar 3), and a typed code counts only there (ADR 0038).
 */
export class PendingSignIn {
  readonly #cookie: SignedCookie<z.output<typeof pending>>

  constructor(cookies: CookieJar, secret: string, now: () => number = Date.now) {
    this.#cookie = new SignedCookie(cookies, secret, {
      name: 'coverdesk_signin',
      content: pending,
      lifetimeSeconds,
      now,
    })
  }

  /** The cookie for a browser that has just asked for a code. */
  remember(email: string, attemptId: string): string {
    return this.#cookie.remember({ email, attemptId })
  }

  forget(): string {
    return this.#cookie.forget()
  }

  /** The address that this browser asked for, or null. */
  emailOf(cookieHeader: string | undefined): string | null {
    return this.#cookie.read(cookieHeader)?.email ?? null
  }

  /** What proves that this browser asked for a code, or null. */
  attemptOf(cookieHeader: string | undefined): string | null {
    return this.#cookie.read(cookieHeader)?.attemptId ?? null
  }
}

/** Who has redeemed a mailed code in this browser and owes two-step verification; there is no session yet. */
const owed = z.object({ agencyId: z.string(), userId: z.string(), kind: z.enum(['CODE', 'SET_UP']) })
export type OwedSecondStep = z.output<typeof owed>

export const secondStepCookie = (cookies: CookieJar, secret: string): SignedCookie<OwedSecondStep> =>
  new SignedCookie(cookies, secret, { name: 'coverdesk_second_step', content: owed, lifetimeSeconds })
