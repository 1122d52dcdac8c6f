import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const prefix = 'sealed:1:'
const nonceLength = 12
const tagLength = 16

/** Text that only its key opens, and only where it was sealed. */
export type SealedText = `${typeof prefix}${string}`

export const isSealed = (value: unknown): value is SealedText =>
  typeof value === 'string' && new RegExp(`^${prefix}[A-Za-z0-9_-]{38,}$`).test(value)

/** Where a sealed text belongs; elsewhere it does not open. */
export type Place = string[]

const asBytes = (place: Place) => Buffer.from(JSON.stringify(place))

/** AES-256-GCM; the place is authenticated with it. */
export function sealBytes(key: Buffer, plain: Buffer, place: Place): SealedText {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(asBytes(place))
  const sealed = Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
  return `${prefix}${sealed.toString('base64url')}`
}

/** @throws when the key or the place is another one, or the text was changed */
export function openBytes(key: Buffer, sealed: SealedText, place: Place): Buffer {
  const bytes = Buffer.from(sealed.slice(prefix.length), 'base64url')
  const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceLength)).setAAD(asBytes(place))
  cipher.setAuthTag(bytes.subarray(-tagLength))
  return Buffer.concat([cipher.update(bytes.subarray(nonceLength, -tagLength)), cipher.final()])
}
