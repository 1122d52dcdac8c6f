import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** Six digits no one can foresee. */
export const makeCode = () => randomInt(0, 1_000_000).toString().padStart(6, '0')

/**
 * Ties tries to the browser that asked for the code, or to the link in its mail: 128 random bits, and the browser's id when
 * it is a known one.
 */
export const makeAttemptId = (knownBrowserId = '') => `${randomBytes(16).toString('base64url')}.${knownBrowserId}`

export const knownBrowserOf = (attemptId: string) => attemptId.split('.')[1] || undefined

/** What is stored of a code: without the secret, the database does not give it away. */
export const digestOf = (secret: string, address: string, code: string) =>
  createHmac('sha256', secret).update(`sign-in-code\n${address}\n${code}`).digest('base64url')

/** Compares in constant time. */
export const isSameDigest = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
