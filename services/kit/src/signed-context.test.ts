import { SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { signContext, verifyContext } from './signed-context.ts'

const secret = 'a-secret-of-more-than-thirty-two-characters'
const caller = { requestId: 'r1', agencyId: 'a1', userId: 'u1' }
const key = (text: string) => new TextEncoder().encode(text)
const token = (claims: object) => new SignJWT({ ...caller, ...claims }).setProtectedHeader({ alg: 'HS256' })

describe('the signed context', () => {
  it('tells the service it was minted for who asks', async () => {
    expect(await verifyContext(secret, 'accounts', await signContext(secret, 'accounts', caller))).toEqual(caller)
  })

  it('carries only a request id for an anonymous call', async () => {
    const anonymous = await signContext(secret, 'accounts', { requestId: 'r2' })
    expect(await verifyContext(secret, 'accounts', anonymous)).toEqual({ requestId: 'r2' })
  })

  it('is refused by a service that it was not minted for', async () => {
    expect(await verifyContext(secret, 'settings', await signContext(secret, 'accounts', caller))).toBeNull()
  })

  it('is refused when another secret signed it', async () => {
    const forged = await signContext('another-secret-of-more-than-32-characters', 'accounts', caller)
    expect(await verifyContext(secret, 'accounts', forged)).toBeNull()
  })

  it('is refused when a part of it was changed', async () => {
    const [header, , signature] = (await signContext(secret, 'accounts', caller)).split('.')
    const payload = Buffer.from(JSON.stringify({ ...caller, agencyId: 'a2', aud: 'accounts' })).toString('base64url')
    expect(await verifyContext(secret, 'accounts', [header, payload, signature].join('.'))).toBeNull()
  })

  it('is refused after 30 seconds, whatever expiry it claims', async () => {
    const now = Math.floor(Date.now() / 1000)
    const old = await token({ aud: 'accounts', iat: now - 40, exp: now + 3600 }).sign(key(secret))
    const expired = await token({ aud: 'accounts', iat: now - 20, exp: now - 10 }).sign(key(secret))
    expect(await verifyContext(secret, 'accounts', old)).toBeNull()
    expect(await verifyContext(secret, 'accounts', expired)).toBeNull()
  })

  it('is refused without a signature or an age', async () => {
    const unsigned = new UnsecuredJWT(caller).setAudience('accounts').setIssuedAt().encode()
    const ageless = await token({ aud: 'accounts' }).sign(key(secret))
    expect(await verifyContext(secret, 'accounts', unsigned)).toBeNull()
    expect(await verifyContext(secret, 'accounts', ageless)).toBeNull()
  })

  it.each([undefined, '', 'no token', 'a.b.c'])('is refused when it is %j', async text => {
    expect(await verifyContext(secret, 'accounts', text)).toBeNull()
  })
})
