import type { EncryptionFacts } from './encryption-facts.ts'
import { modernKeyOfOwner, modernKeyOfUser } from './modern-key.ts'
import { oldKeyOfOwner, oldKeyOfUser } from './old-key.ts'
import { modernPasswordBytes, oldPasswordBytes } from './password-bytes.ts'

const noPassword = Buffer.alloc(0)

/**
 * The key of a document, which opens without a password, or with this one, be it that of its users or that of its owner.
 *
 * @returns null where it opens with neither
 */
export function encryptionKey(facts: EncryptionFacts, password: string): Buffer | null {
  const isModern = facts.revision >= 5
  const [ofUser, ofOwner] = isModern ? [modernKeyOfUser, modernKeyOfOwner] : [oldKeyOfUser, oldKeyOfOwner]
  const withoutPassword = ofUser(facts, noPassword)
  if (withoutPassword || password === '') return withoutPassword
  for (const bytes of isModern ? modernPasswordBytes(password) : oldPasswordBytes(password)) {
    const key = ofUser(facts, bytes) ?? ofOwner(facts, bytes)
    if (key) return key
  }
  return null
}
