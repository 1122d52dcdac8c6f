import { createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { CookieJar } from '../http/cookies.ts'
import { SignedCookie } from './signed-cookie.ts'

const day = 24 * 60 * 60
const lifetimeSeconds = 180 * day

/** People who share a computer; the one who has not signed in for longest is forgotten first. */
const maxAddresses = 8

const known = z.object({ id: z.string(), addresses: z.array(z.string()) })

/**
 * Who has signed in with this browser: a signed cookie that outlives the session. Codes that such a browser asks for have
 * limits of their own, so no one else can lock its people out (ADR 0038). It lets no one in.
 */
export class KnownBrowser {
  readonly #cookie: SignedCookie<z.output<typeof known>>

  constructor(
    cookies: CookieJar,
    private readonly secret: string,
  ) {
    this.#cookie = new SignedCookie(cookies, secret, { name: 'coverdesk_browser', content: known, lifetimeSeconds })
  }

  /** The browser's id when the owner of the address has signed in with it, or null. */
  idFor(email: string, cookieHeader: string | undefined): string | null {
    const browser = this.#cookie.read(cookieHeader)
    return browser?.addresses.includes(this.digestOf(email)) ? browser.id : null
  }

  /** The cookie of a browser in which a mailed code was just redeemed. */
  remember(email: string, cookieHeader: string | undefined): string {
    const { id, addresses } = this.#cookie.read(cookieHeader) ?? {
      id: randomBytes(12).toString('base64url'),
      addresses: [],
    }
    const digest = this.digestOf(email)
    const others = addresses.filter(address => address !== digest)
    return this.#cookie.remember({ id, addresses: [digest, ...others].slice(0, maxAddresses) })
  }

  /** The cookie names no one to others who use the computer. */
  private readonly digestOf = (email: string) =>
    createHmac('sha256', this.secret)
      .update(`known-browser\n${email.trim().toLowerCase()}`)
      .digest('base64url')
      .slice(0, 22)
}
