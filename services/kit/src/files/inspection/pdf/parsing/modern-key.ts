import { createCipheriv, createDecipheriv } from 'node:crypto'
import { digestOf } from './digest.ts'
import type { EncryptionFacts } from './encryption-facts.ts'

const nothing = Buffer.alloc(0)

/** Algorithm 2.A: revisions 5 and 6. @returns null where the password isn't that of its users */
export const modernKeyOfUser = ({ revision, user, userKey }: EncryptionFacts, password: Buffer): Buffer | null =>
  modernKey({ revision, password, entry: user, wrappedKey: userKey, user: nothing })

/** Algorithm 2.A. @returns null where the password isn't the owner's */
export const modernKeyOfOwner = (
  { revision, owner, ownerKey, user }: EncryptionFacts,
  password: Buffer,
): Buffer | null => modernKey({ revision, password, entry: owner, wrappedKey: ownerKey, user: user.subarray(0, 48) })

interface Attempt {
  revision: number
  password: Buffer
  /** The password's hash, and the salts: one to check it, one to unwrap the key with it. */
  entry: Buffer
  wrappedKey: Buffer
  /** The users' entry where the owner's password is tried. */
  user: Buffer
}

function modernKey({ revision, password, entry, wrappedKey, user }: Attempt): Buffer | null {
  const hash = (salt: Buffer) =>
    revision === 5 ? digestOf('sha256', [password, salt, user]) : hardenedHash(password, salt, user)
  if (!hash(entry.subarray(32, 40)).equals(entry.subarray(0, 32))) return null
  const wrapping = hash(entry.subarray(40, 48))
  const decipher = createDecipheriv('aes-256-cbc', wrapping, Buffer.alloc(16)).setAutoPadding(false)
  return Buffer.concat([decipher.update(wrappedKey.subarray(0, 32)), decipher.final()])
}

/** Algorithm 2.B. */
function hardenedHash(password: Buffer, salt: Buffer, user: Buffer): Buffer {
  let key = digestOf('sha256', [password, salt, user])
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const block = Buffer.concat([password, key, user])
    const repeated = Buffer.concat(Array.from({ length: 64 }, () => block))
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false)
    const mixed = Buffer.concat([cipher.update(repeated), cipher.final()])
    const remainder = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    key = digestOf(['sha256', 'sha384', 'sha512'][remainder] ?? 'sha256', [mixed])
    last = mixed.at(-1) ?? 0
  }
  return key.subarray(0, 32)
}
