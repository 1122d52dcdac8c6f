import { hkdfSync } from 'node:crypto'
import { z } from 'zod'
import { isGuessable } from '../production-environment.ts'
import { openBytes, type SealedText, sealBytes } from './sealed-text.ts'

/** The keys that wrap the agencies' data keys; the first one wraps, the others only open. */
export class KeyRing {
  readonly #keys: Map<string, Buffer>
  /** Name of the key that wraps. */
  readonly first: string

  constructor(keys: [string, Buffer][]) {
    this.#keys = new Map(keys)
    this.first = keys[0]?.[0] ?? ''
  }

  /** Whether a key looks made up; production refuses it. */
  get hasWeakKey(): boolean {
    return [...this.#keys.values()].some(isGuessable)
  }

  wrap(dataKey: Buffer, agencyId: string): SealedText {
    return sealBytes(this.keyOf(this.first), dataKey, ['data key', agencyId])
  }

  unwrap(wrapped: SealedText, wrappedBy: string, agencyId: string): Buffer {
    return openBytes(this.keyOf(wrappedBy), wrapped, ['data key', agencyId])
  }

  /** For each key another one by the same name, for one purpose only (HKDF-SHA-256). */
  derive(purpose: string): Map<string, Buffer> {
    return new Map([...this.#keys].map(([name, key]) => [name, Buffer.from(hkdfSync('sha256', key, '', purpose, 32))]))
  }

  private keyOf(name: string) {
    const key = this.#keys.get(name)
    if (!key) throw new Error(`A credential is sealed under the key ${name}, which CREDENTIAL_KEYS does not name.`)
    return key
  }
}

const error = 'must be a list of name:key, separated by commas; each key is 32 random bytes in Base64.'

/** `CREDENTIAL_KEYS`: `2027:rm9T…=,2026:k0Xv…=` */
export const credentialKeys = z
  .string({ error: 'is needed: the key that wraps first, then those before it, each as name:key in Base64.' })
  .transform((text, context) => {
    const keys = text.split(',').map(part => {
      const [, name = '', key = ''] = /^\s*([\w-]+):([A-Za-z0-9+/_-]{43}=?)\s*$/.exec(part) ?? []
      return [name, Buffer.from(key, 'base64')] as [string, Buffer]
    })
    const names = new Set(keys.map(([name]) => name))
    if (keys.some(([name, key]) => !name || key.length !== 32) || names.size < keys.length) context.addIssue(error)
    return new KeyRing(keys)
  })
