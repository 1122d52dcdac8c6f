import type { AmsTokenStore, AmsTokens } from '../adapters/adapter.ts'

/** The tokens of a connection that is only being tried. */
export class MemoryTokens implements AmsTokenStore {
  #tokens: AmsTokens | null = null

  async current(): Promise<AmsTokens | null> {
    return this.#tokens
  }

  async renewed(_stale: string | null, renew: (current: AmsTokens | null) => Promise<AmsTokens>): Promise<AmsTokens> {
    this.#tokens = await renew(this.#tokens)
    return this.#tokens
  }
}
