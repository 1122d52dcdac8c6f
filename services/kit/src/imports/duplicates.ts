import type { ImportRow } from './import-record.ts'
import type { AnyListImport } from './list-import.ts'

type Duplicate = NonNullable<ImportRow['duplicate']>

/** Finds rows that repeat an earlier one of the same file. */
export class EarlierRows {
  readonly #definition: AnyListImport
  readonly #rows = new Map<string, number>()

  constructor(definition: AnyListImport) {
    this.#definition = definition
  }

  /** @returns the earlier row that this one repeats, and remembers this one */
  take(number: number, wanted: unknown): Duplicate | undefined {
    let duplicate: Duplicate | undefined
    for (const [by, { keyOf }] of Object.entries(this.#definition.duplicates)) {
      const key = keyOf(wanted)
      if (key === undefined) continue
      const row = this.#rows.get(`${by} ${key}`)
      if (row === undefined) this.#rows.set(`${by} ${key}`, number)
      else duplicate ??= { by, row }
    }
    return duplicate
  }
}

/** Finds the records of the agency that these repeat, by one question for each kind. */
export async function existingDuplicates(
  { duplicates, recordId }: AnyListImport,
  wanted: readonly unknown[],
): Promise<Map<unknown, Duplicate>> {
  const found = new Map<unknown, Duplicate>()
  if (wanted.length === 0) return found
  // One after the other: a transaction answers one question at a time.
  for (const [by, { keyOf, existing }] of Object.entries(duplicates)) {
    const known = await existing(wanted)
    for (const one of wanted) {
      const key = keyOf(one)
      const id = key === undefined ? undefined : known.get(key)
      if (id && !found.has(one)) found.set(one, { by, [recordId]: id })
    }
  }
  return found
}
