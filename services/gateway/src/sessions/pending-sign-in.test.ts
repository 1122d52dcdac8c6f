import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createCookieJar } from '../http/cookies.ts'
import { PendingSignIn } from './pending-sign-in.ts'
import { SignedCookie } from './signed-cookie.ts'

let now = Date.parse('2026-11-20T09:00:00Z')
const cookies = createCookieJar(false)
const pending = new PendingSignIn(cookies, 'a secret', () => now)
const headerOf = (cookie: string) => cookie.split(';')[0] ?? ''

describe('the address that a browser asked a code for', () => {
  it('comes back with its cookie, for 10 minutes', () => {
    const header = headerOf(pending.remember('maya@harbor.example', 'attempt'))
    expect(pending.emailOf(`other=1; ${header}`)).toBe('maya@harbor.example')
    expect(pending.attemptOf(header)).toBe('attempt')
    now += 9 * 60_000
    expect(pending.emailOf(header)).toBe('maya@harbor.example')
    now += 2 * 60_000
    expect(pending.emailOf(header)).toBeNull()
  })

  it('is believed only when it is signed by this product', () => {
    const header = headerOf(pending.remember('maya@harbor.example', 'attempt'))
    const forged = Buffer.from(JSON.stringify({ email: 'eve@evil.example', until: now * 2 })).toString('base64url')
    expect(pending.emailOf(header.replace(/=[^.]+/, `=${forged}`))).toBeNull()
    expect(new PendingSignIn(createCookieJar(false), 'another').emailOf(header)).toBeNull()
    for (const junk of ['coverdesk_signin=', 'coverdesk_signin=.', 'coverdesk_signin=a.b', '', undefined]) {
      expect(pending.emailOf(junk)).toBeNull()
      expect(pending.attemptOf(junk)).toBeNull()
    }
  })

  it('of a release that did not tie codes to browsers is forgotten', () => {
    const content = z.object({ email: z.string() })
    const former = new SignedCookie(cookies, 'a secret', { name: 'coverdesk_signin', content, lifetimeSeconds: 600 })
    expect(
      new PendingSignIn(cookies, 'a secret').emailOf(headerOf(former.remember({ email: 'm@h.example' }))),
    ).toBeNull()
  })

  it('travels over HTTPS alone when the product does', () => {
    const cookie = new PendingSignIn(createCookieJar(true), 'a secret').remember('maya@harbor.example', 'attempt')
    expect(cookie).toMatch(/^__Host-coverdesk_signin=.*; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600; Secure$/)
  })
})
