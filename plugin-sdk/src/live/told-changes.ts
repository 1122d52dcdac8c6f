import type { RecordChange } from './record-change'

/** Changes of so many records are remembered one by one. */
const maxRecords = 5_000

/** A change, as the cache is told of it. */
export interface Told {
  /** Root fields that may answer otherwise now. */
  fields: Iterable<string>
  records: Iterable<RecordChange>
}

interface RecordNews {
  change: RecordChange
  at: number
}

/**
 * What was told, and when: an answer that was asked for before can't know it. It counts what it is told; answers are
 * compared by that count.
 */
export class ToldChanges {
  #count = 0
  readonly #fields = new Map<string, number>()
  readonly #records = new Map<string, RecordNews>()
  #everythingAt = 0

  /** To be kept with what is asked now. */
  get count(): number {
    return this.#count
  }

  add({ fields, records }: Told): void {
    this.#count += 1
    for (const field of fields) this.#fields.set(field, this.#count)
    for (const change of records) {
      const key = `${change.typename}:${change.id}`
      // The oldest are first.
      this.#records.delete(key)
      this.#records.set(key, { change, at: this.#count })
    }
    this.#forgetOldest()
  }

  addEverything(): void {
    this.#count += 1
    this.#everythingAt = this.#count
    this.#records.clear()
  }

  /** Whether something that no one knows one by one was told since. */
  isEverything = (since: number): boolean => this.#everythingAt > since

  isField = (name: string, since: number): boolean => this.isEverything(since) || (this.#fields.get(name) ?? 0) > since

  /** Whether a record with this version, where it has one, is older than what was told of it since. */
  isRecord(key: string, version: unknown, since: number): boolean {
    const news = this.#records.get(key)
    if (!news || news.at <= since) return false
    const { kind, version: told } = news.change
    return kind === 'DELETED' || told === null || typeof version !== 'number' || version < told
  }

  #forgetOldest() {
    for (const [key, { at }] of this.#records) {
      if (this.#records.size <= maxRecords) return
      this.#records.delete(key)
      this.#everythingAt = at
    }
  }
}
