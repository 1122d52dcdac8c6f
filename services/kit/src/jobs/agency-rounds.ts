import { Semaphore } from '../semaphore.ts'

/**
 * Whose job of one name is next: each agency that waits has one job begun before any has a second one, and none takes so
 * many places that another one would wait for its jobs to end.
 */
export class AgencyRounds {
  /** Who looks for a job goes by what those before have found. */
  readonly oneByOne = new Semaphore(1)
  /** The jobs that this process has, by id. */
  readonly #held = new Map<string, string | null>()
  /** Those that had their turn in this round. */
  #served = new Set<string | null>()

  /** @param maxOfOne how many of an agency's jobs a replica has at once */
  constructor(private readonly maxOfOne: number) {}

  /** Which agencies to leave out: first those that had their turn, then, when nobody else waits, only those without room. */
  get leftOut(): (string | null)[][] {
    const full = [...this.#counts()].filter(([, count]) => count >= this.maxOfOne).map(([agencyId]) => agencyId)
    return this.#served.size === 0 ? [full] : [[...new Set([...full, ...this.#served])], full]
  }

  /** @param round which of `leftOut` it was found by; the last one begins a new round */
  begin(id: string, agencyId: string | null, isNewRound: boolean): void {
    if (isNewRound) this.#served.clear()
    this.#served.add(agencyId)
    this.#held.set(id, agencyId)
  }

  /** No job of this name waits. */
  endRound(): void {
    this.#served.clear()
  }

  end(id: string): void {
    this.#held.delete(id)
  }

  #counts() {
    const counts = new Map<string | null, number>()
    for (const agencyId of this.#held.values()) counts.set(agencyId, (counts.get(agencyId) ?? 0) + 1)
    return counts
  }
}
