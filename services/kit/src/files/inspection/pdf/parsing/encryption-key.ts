import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'
import { rc4 } from './rc4.ts'

/** What an encryption dictionary says (PDF 32000-2, 7.6.4). */
export interface EncryptionFacts {
  revision: number
  /** Of the key, in bytes. */
  keyLength: number
  permissions: number
  owner: Buffer
  user: Buffer
  userKey: Buffer
  isMetadataEncrypted: boolean
  fileId: Buffer
}

const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')

const md5 = (...parts: Uint8Array[]) => hash('md5', parts)
const hash = (algorithm: string, parts: Uint8Array[]) => {
  const digest = createHash(algorithm)
  for (const part of parts) digest.update(part)
  return digest.digest()
}

/** @returns the key of a document that opens without a password, or null where it asks for one */
export function keyWithoutPassword(facts: EncryptionFacts): Buffer | null {
  return facts.revision >= 5 ? modernKey(facts) : oldKey(facts)
}

function oldKey({ revision, keyLength, permissions, owner, user, isMetadataEncrypted, fileId }: EncryptionFacts) {
  const flags = Buffer.alloc(4)
  flags.writeInt32LE(permissions | 0)
  const salt = revision >= 4 && !isMetadataEncrypted ? [Buffer.alloc(4, 0xff)] : []
  let key = md5(padding, owner.subarray(0, 32), flags, fileId, ...salt).subarray(0, keyLength)
  if (revision < 3) return rc4(key, padding).equals(user.subarray(0, 32)) ? key : null
  for (let round = 0; round < 50; round += 1) key = md5(key).subarray(0, keyLength)
  let check = rc4(key, md5(padding, fileId))
  for (let round = 1; round < 20; round += 1) {
    check = rc4(
      key.map(byte => byte ^ round),
      check,
    )
  }
  return check.equals(user.subarray(0, 16)) ? key : null
}

function modernKey({ revision, user, userKey }: EncryptionFacts) {
  const hashOf = revision === 5 ? (salt: Buffer) => hash('sha256', [salt]) : hardenedHash
  if (!hashOf(user.subarray(32, 40)).equals(user.subarray(0, 32))) return null
  const wrapping = hashOf(user.subarray(40, 48))
  const decipher = createDecipheriv('aes-256-cbc', wrapping, Buffer.alloc(16)).setAutoPadding(false)
  return Buffer.concat([decipher.update(userKey.subarray(0, 32)), decipher.final()])
}

/** Algorithm 2.B, of an empty password. */
function hardenedHash(salt: Buffer) {
  let key = hash('sha256', [salt])
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const repeated = Buffer.concat(Array.from({ length: 64 }, () => key))
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false)
    const mixed = Buffer.concat([cipher.update(repeated), cipher.final()])
    const remainder = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    key = hash(['sha256', 'sha384', 'sha512'][remainder] ?? 'sha256', [mixed])
    last = mixed.at(-1) ?? 0
  }
  return key.subarray(0, 32)
}
