import type { AmsField } from './adapter.ts'

/** No field of ours is as long. */
const maxText = 1_000

type Sent = Readonly<Record<string, unknown>>

/**
 * A record of another system by its keys, whatever their case. A key that is not there and one that holds null are not the
 * same: only the second says that the field is empty.
 */
export class FieldsThere {
  readonly #values: ReadonlyMap<string, unknown>

  constructor(sent: unknown) {
    const entries = sent !== null && typeof sent === 'object' ? Object.entries(sent as Sent) : []
    this.#values = new Map(entries.map(([key, value]) => [key.toLowerCase(), value]))
  }

  has(key: string): boolean {
    return this.#values.has(key.toLowerCase())
  }

  /** Texts, numbers and truth values as text; empty for what is not there. */
  text(key: string): string {
    const value = this.#values.get(key.toLowerCase())
    return typeof value === 'string'
      ? value.trim().slice(0, maxText)
      : typeof value === 'number' || typeof value === 'boolean'
        ? String(value)
        : ''
  }

  is(key: string): boolean {
    return this.text(key).toLowerCase() === 'true'
  }

  /** A part of it, such as `details`; without a key where it is not there. */
  part(key: string): FieldsThere {
    return new FieldsThere(this.#values.get(key.toLowerCase()))
  }

  list(key: string): FieldsThere[] {
    const value = this.#values.get(key.toLowerCase())
    return Array.isArray(value) ? value.map(one => new FieldsThere(one)) : []
  }

  /** A field of ours, if one of these keys is there: the first that is filled in. */
  field<Name extends string>(name: Name, ...keys: string[]): AmsField<Name>[] {
    const sent = keys.filter(key => this.has(key))
    if (sent.length === 0) return []
    return [{ field: name, value: sent.map(key => this.text(key)).find(Boolean) ?? null }]
  }

  /** The same of a text that is read first. */
  read<Name extends string>(name: Name, key: string, read: (text: string) => string | null): AmsField<Name>[] {
    return this.has(key) ? [{ field: name, value: this.text(key) ? read(this.text(key)) : null }] : []
  }
}
