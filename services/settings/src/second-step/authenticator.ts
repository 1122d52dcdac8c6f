import { createHmac, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

const issuer = 'Coverdesk'
/** A code is good for half a minute; the app's clock may be half a minute off. */
const periodSeconds = 30

/** 160 random bits, as authenticator apps take them. */
export const makeSecret = (): string => new Secret({ size: 20 }).base32

const totpOf = (secret: string, email: string) =>
  new TOTP({ issuer, label: email, secret: Secret.fromBase32(secret), period: periodSeconds, digits: 6 })

/** What an app reads from the picture: `otpauth://totp/Coverdesk:maya@…?secret=…`. */
export const uriOf = (secret: string, email: string): string => totpOf(secret, email).toString()

/**
 * Which half minute a code is of.
 * @returns null for a code that is of none around now
 */
export function counterOf(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret, issuer).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / periodSeconds) + delta
}

const recoveryCodes = 10
/** No letters and digits that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Ten codes such as `k3mzq-7tw2x`, 49 bits each. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodes }, () => {
    const text = makeLetters(10)
    return `${text.slice(0, 5)}-${text.slice(5)}`
  })

/** Bytes beyond the last whole round are thrown away, so that every letter is equally likely. */
function makeLetters(length: number): string {
  const fair = 256 - (256 % letters.length)
  let text = ''
  while (text.length < length) {
    for (const byte of randomBytes(length))
      if (byte < fair && text.length < length) text += letters[byte % letters.length]
  }
  return text
}

/** What is stored of a recovery code; people type it in any case, with or without the dash. */
export const recoveryDigest = (secret: string, userId: string, code: string): string =>
  createHmac('sha256', secret)
    .update(`recovery-code\n${userId}\n${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
    .digest('base64url')
