import { createHmac, timingSafeEqual } from 'node:crypto'
import type { KeyRing } from '../credentials/key-ring.ts'

/** `unknownKey`: it names a key that this process does not have. */
export type SealCheck = 'valid' | 'forged' | 'unknownKey'

/**
 * The keys that seal the audit trail, derived from `CREDENTIAL_KEYS`: the first one seals, all of them verify. They are
 * never in the database, so write access to it is not enough to forge an entry.
 */
export class AuditKeys {
  readonly #keys: Map<string, Buffer>
  readonly #first: string

  constructor(ring: KeyRing) {
    this.#keys = ring.derive('coverdesk audit trail')
    this.#first = ring.first
  }

  /** `<name of the key>:<HMAC-SHA-256>` */
  seal(text: string): string {
    return `${this.#first}:${this.macOf(this.#first, text)}`
  }

  check(text: string, seal: string): SealCheck {
    const name = keyNameOf(seal)
    if (!this.#keys.has(name)) return 'unknownKey'
    const [given, right] = [Buffer.from(seal), Buffer.from(`${name}:${this.macOf(name, text)}`)]
    return given.length === right.length && timingSafeEqual(given, right) ? 'valid' : 'forged'
  }

  /** Whether it is sealed with a key that will be removed. */
  isOutdated(seal: string): boolean {
    return keyNameOf(seal) !== this.#first
  }

  private macOf(name: string, text: string) {
    return createHmac('sha256', this.#keys.get(name) ?? '')
      .update(text)
      .digest('base64url')
  }
}

/** The name of the key that made a seal. */
export const keyNameOf = (seal: string): string => seal.split(':', 1)[0] ?? ''

let current: AuditKeys | undefined

/** Sets the keys of this process. */
export function useAuditKeys(ring: KeyRing | undefined): void {
  current = ring && new AuditKeys(ring)
}

export function auditKeys(): AuditKeys {
  if (!current) throw new Error('CREDENTIAL_KEYS is not set, so the audit trail cannot be sealed or verified.')
  return current
}
