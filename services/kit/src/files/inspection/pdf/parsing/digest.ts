import { createHash } from 'node:crypto'

/** The digest of all parts behind one another. */
export function digestOf(algorithm: string, parts: readonly Uint8Array[]): Buffer {
  const digest = createHash(algorithm)
  for (const part of parts) digest.update(part)
  return digest.digest()
}
