import { useEffect, useState } from 'react'

/** As many accounts as the server answers for at once. */
const maxAccounts = 100

/** Rows that come one after the other, as someone scrolls, are gathered so long, in milliseconds. */
const gatheringTime = 150

interface WaitingRow {
  id: string
  tell(ids: readonly string[]): void
}

/** Rows that are drawn together are asked for together: a list of a hundred rows is one question for all its columns. */
export class AccountBatch {
  readonly #waiting = new Set<WaitingRow>()
  #isPlanned = false
  #askedAt = Number.NEGATIVE_INFINITY

  /** @returns what calls it off: rows that are scrolled past before they are asked for are not asked for */
  join(row: WaitingRow): () => void {
    this.#waiting.add(row)
    if (!this.#isPlanned) setTimeout(() => this.#ask(), Math.max(0, this.#askedAt + gatheringTime - performance.now()))
    this.#isPlanned = true
    return () => void this.#waiting.delete(row)
  }

  #ask() {
    this.#isPlanned = false
    if (this.#waiting.size === 0) return
    this.#askedAt = performance.now()
    const rows = [...this.#waiting]
    this.#waiting.clear()
    const ids = [...new Set(rows.map(row => row.id))].sort()
    for (let first = 0; first < ids.length; first += maxAccounts) {
      const part = ids.slice(first, first + maxAccounts)
      for (const row of rows) if (part.includes(row.id)) row.tell(part)
    }
  }
}

const batch = new AccountBatch()

/** The accounts that are asked for together with this one; undefined until they are known. */
export function useAccountBatch(id: string): readonly string[] | undefined {
  const [ids, setIds] = useState<readonly string[]>()
  useEffect(() => batch.join({ id, tell: setIds }), [id])
  return ids?.includes(id) ? ids : undefined
}
