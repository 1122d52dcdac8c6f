/** What a store reports on its own. */
export interface StoreEvents {
  /** Receives sentences for a log. */
  onNotice(notice: string): void
  /** Called once when the disk failed in a way that only closing and opening the folder again recovers from. */
  onBroken(): void
}

export const ignoredEvents: StoreEvents = { onNotice: () => {}, onBroken: () => {} }
