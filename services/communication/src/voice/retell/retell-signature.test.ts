import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { retellSignature, signedAsRetell } from './retell-signature.ts'

const key = 'key_of_the_voice_provider'
const minute = 60_000
const at = 1_795_000_000_000
const body = Buffer.from('{"event":"call_started"}')
const headers = signedAsRetell(key, String(body), at)
const verify = (given: object, content = body, now = at) =>
  retellSignature(key, () => now)(given as Record<string, string>, content)

describe('the signature of Retell', () => {
  it('is HMAC-SHA256 of the body and the time by the API key', () => {
    const digest = createHmac('sha256', key).update(`{"event":"call_started"}${at}`).digest('hex')
    expect(headers).toEqual({ 'x-retell-signature': `v=${at},d=${digest}` })
    expect(verify(headers)).toMatch(/^[0-9a-f]{64}$/)
  })

  it('holds for 5 minutes, in both directions', () => {
    expect([verify(headers, body, at + 5 * minute), verify(headers, body, at - 5 * minute)]).not.toContain(null)
    expect(verify(headers, body, at + 5 * minute + 1)).toBeNull()
    expect(verify(headers, body, at - 5 * minute - 1)).toBeNull()
  })

  it('covers the time and every byte of the body', () => {
    const { 'x-retell-signature': signature = '' } = headers
    const changed = [
      {},
      { 'x-retell-signature': '' },
      { 'x-retell-signature': signature.replace(String(at), String(at + 1)) },
      { 'x-retell-signature': signature.slice(0, -1) },
      { 'x-retell-signature': signature.slice(0, -1) + (signature.endsWith('0') ? '1' : '0') },
    ]
    expect(changed.map(given => verify(given))).toEqual([null, null, null, null, null])
    expect(verify(headers, Buffer.from('{"event": "call_started"}'))).toBeNull()
  })

  it('makes one delivery of what is signed again later', () => {
    expect(verify(signedAsRetell(key, String(body), at + 1_000))).toBe(verify(headers))
  })
})
