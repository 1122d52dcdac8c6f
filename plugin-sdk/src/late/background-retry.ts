import { onNextChance } from '@coverdesk/design-system'

/** Tries again in the background what could not be had, as long as someone waits for it. */
export class BackgroundRetry {
  #failures = 0
  #callOff: () => void = () => undefined

  constructor(private readonly retry: () => void) {}

  /** It failed: the next try is on its way. */
  failed(): void {
    this.#callOff()
    this.#callOff = onNextChance(this.#failures, this.retry)
    this.#failures += 1
  }

  /** It is there, or no one waits for it any more. */
  stop(): void {
    this.#callOff()
    this.#failures = 0
  }
}
