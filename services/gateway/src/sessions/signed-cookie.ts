import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { CookieJar } from '../http/cookies.ts'

interface SignedCookieOptions<Content> {
  name: string
  content: z.ZodType<Content>
  lifetimeSeconds: number
  now?: () => number
}

/** What a browser is to remember for a while: scripts cannot read it, and no one else can write it. */
export class SignedCookie<Content extends object> {
  constructor(
    private readonly cookies: CookieJar,
    private readonly secret: string,
    private readonly options: SignedCookieOptions<Content>,
  ) {}

  remember(content: Content): string {
    const { name, lifetimeSeconds } = this.options
    const text = JSON.stringify({ ...content, until: this.now() + lifetimeSeconds * 1000 })
    const payload = Buffer.from(text).toString('base64url')
    return this.cookies.write(name, `${payload}.${this.sign(payload)}`, lifetimeSeconds)
  }

  forget(): string {
    return this.cookies.write(this.options.name, '', 0)
  }

  /** What the browser remembers; null when it is nothing, forged or too old. */
  read(cookieHeader: string | undefined): Content | null {
    const { name, content } = this.options
    const [payload, signature] = this.cookies.read(cookieHeader, name)?.split('.') ?? []
    if (!payload || !signature || !this.isSignedBy(payload, signature)) return null
    const remembered = JSON.parse(Buffer.from(payload, 'base64url').toString())
    // A release before this one may have written other content.
    const current = content.safeParse(remembered)
    return z.object({ until: z.number() }).parse(remembered).until > this.now() && current.success ? current.data : null
  }

  private now() {
    return (this.options.now ?? Date.now)()
  }

  private isSignedBy(payload: string, signature: string) {
    const expected = Buffer.from(this.sign(payload))
    const given = Buffer.from(signature)
    return expected.length === given.length && timingSafeEqual(expected, given)
  }

  private readonly sign = (payload: string) =>
    createHmac('sha256', this.secret).update(`${this.options.name}:${payload}`).digest('base64url')
}
