import { digestOf } from './digest.ts'
import type { EncryptionFacts } from './encryption-facts.ts'
import { rc4 } from './rc4.ts'

/** Fills a password up to 32 bytes. */
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
const padded = (password: Uint8Array) => Buffer.concat([password, padding]).subarray(0, 32)

const md5 = (...parts: Uint8Array[]) => digestOf('md5', parts)

/** Algorithms 2, 4 and 5: up to revision 4. @returns null where the password isn't that of its users */
export function oldKeyOfUser(facts: EncryptionFacts, password: Uint8Array): Buffer | null {
  const { revision, keyLength, permissions, owner, user, isMetadataEncrypted, fileId } = facts
  const flags = Buffer.alloc(4)
  flags.writeInt32LE(permissions | 0)
  const salt = revision >= 4 && !isMetadataEncrypted ? [Buffer.alloc(4, 0xff)] : []
  let key = md5(padded(password), owner.subarray(0, 32), flags, fileId, ...salt).subarray(0, keyLength)
  if (revision < 3) return rc4(key, padding).equals(user.subarray(0, 32)) ? key : null
  for (let round = 0; round < 50; round += 1) key = md5(key).subarray(0, keyLength)
  let check = rc4(key, md5(padding, fileId))
  for (let round = 1; round < 20; round += 1) check = rc4(keyOfRound(key, round), check)
  return check.equals(user.subarray(0, 16)) ? key : null
}

/** Algorithm 7: the owner's password decrypts that of the users. @returns null where it isn't the owner's */
export function oldKeyOfOwner(facts: EncryptionFacts, password: Uint8Array): Buffer | null {
  const { revision, keyLength, owner } = facts
  let digest = md5(padded(password))
  if (revision >= 3) for (let round = 0; round < 50; round += 1) digest = md5(digest)
  const key = digest.subarray(0, keyLength)
  let userPassword: Buffer = Buffer.from(owner.subarray(0, 32))
  for (let round = revision < 3 ? 0 : 19; round >= 0; round -= 1)
    userPassword = rc4(keyOfRound(key, round), userPassword)
  return oldKeyOfUser(facts, userPassword)
}

const keyOfRound = (key: Uint8Array, round: number) => key.map(byte => byte ^ round)
