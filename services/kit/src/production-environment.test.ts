import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { credentialKeys } from './credentials/key-ring.ts'
import { isGuessable, refuseUnsafeProduction } from './production-environment.ts'

const safe = {
  NODE_ENV: 'production',
  COVERDESK_SECRET: randomBytes(32).toString('hex'),
  PUBLIC_URL: 'https://desk.example.com',
  CREDENTIAL_KEYS: credentialKeys.parse(`2026:${randomBytes(32).toString('base64')}`),
}
const keyOf = (bytes: Buffer) => credentialKeys.parse(`2026:${bytes.toString('base64')}`)

describe('the environment of production', () => {
  it.each([
    [{ COVERDESK_SECRET: 'a'.repeat(40) }, 'COVERDESK_SECRET must be random'],
    [{ COVERDESK_SECRET: 'passwordpasswordpasswordpassword12' }, 'COVERDESK_SECRET must be random'],
    [{ COVERDESK_SECRET: '0123456789abcdef0123456789abcdef' }, 'COVERDESK_SECRET must be random'],
    [{ COVERDESK_SECRET: 'x7Kp2mQ9vB4n'.repeat(4) }, 'COVERDESK_SECRET must be random'],
    [{ COVERDESK_SECRET: 'a-secret-of-more-than-thirty-two-characters' }, 'COVERDESK_SECRET must be random'],
    [{ CREDENTIAL_KEYS: keyOf(Buffer.alloc(32)) }, 'CREDENTIAL_KEYS must be random'],
    [{ CREDENTIAL_KEYS: keyOf(Buffer.from('passwordpasswordpasswordpassword')) }, 'CREDENTIAL_KEYS must be random'],
    [{ PUBLIC_URL: 'http://desk.example.com' }, 'PUBLIC_URL must be an https address in production'],
    [{ PUBLIC_URL: 'http://localhost:3000' }, 'PUBLIC_URL must be an https address in production'],
  ])('refuses %o', (unsafe, sentence) => {
    expect(() => refuseUnsafeProduction({ ...safe, ...unsafe })).toThrow(sentence)
    expect(() => refuseUnsafeProduction({ ...safe, ...unsafe, NODE_ENV: 'development' })).not.toThrow()
  })

  it('takes what is random, and a service without keys or address of its own', () => {
    expect(() => refuseUnsafeProduction(safe)).not.toThrow()
    expect(() =>
      refuseUnsafeProduction({ NODE_ENV: 'production', COVERDESK_SECRET: safe.COVERDESK_SECRET }),
    ).not.toThrow()
  })

  it('takes every random secret that is long enough', () => {
    const refused: string[] = []
    for (let count = 0; count < 3_000; count += 1) {
      const secrets = [randomBytes(16).toString('hex'), randomBytes(24).toString('base64'), randomBytes(32)]
      refused.push(...secrets.filter(isGuessable).map(String))
    }
    expect(refused).toEqual([])
  })
})
