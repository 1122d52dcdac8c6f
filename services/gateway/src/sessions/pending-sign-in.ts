import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { CookieJar } from '../http/cookies.ts'

const cookieName = 'coverdesk_signin'
/** As long as a code is good for, in seconds. */
const lifetimeSeconds = 10 * 60

const pendingSchema = z.object({ email: z.string(), until: z.number() })

/**
 * Which address this browser asked a code for: a signed cookie that scripts cannot read. A link from the mail signs in
 * by itself only in the browser that carries it (quality bar 3).
 */
export class PendingSignIn {
  constructor(
    private readonly cookies: CookieJar,
    private readonly secret: string,
    private readonly now: () => number = Date.now,
  ) {}

  /** The cookie for a browser that has just asked for a code. */
  remember(email: string): string {
    const text = JSON.stringify({ email, until: this.now() + lifetimeSeconds * 1000 })
    const payload = Buffer.from(text).toString('base64url')
    return this.cookies.write(cookieName, `${payload}.${this.sign(payload)}`, lifetimeSeconds)
  }

  forget(): string {
    return this.cookies.write(cookieName, '', 0)
  }

  /** The address that this browser asked for, or null. */
  emailOf(cookieHeader: string | undefined): string | null {
    const [payload, signature] = this.cookies.read(cookieHeader, cookieName)?.split('.') ?? []
    if (!payload || !signature || !this.isSignedBy(payload, signature)) return null
    const { email, until } = pendingSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
    return until > this.now() ? email : null
  }

  private isSignedBy(payload: string, signature: string) {
    const expected = Buffer.from(this.sign(payload))
    const given = Buffer.from(signature)
    return expected.length === given.length && timingSafeEqual(expected, given)
  }

  private readonly sign = (payload: string) =>
    createHmac('sha256', this.secret).update(`${cookieName}:${payload}`).digest('base64url')
}
