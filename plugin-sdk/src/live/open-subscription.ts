/**
 * Why a subscription ended: the server ended it, it was lost, what was asked for is no longer known, the document isn't published,
 * the person has too many of them open, or no one is signed in any more.
 */
export type SubscriptionEnding = 'completed' | 'lost' | 'gone' | 'unknown' | 'crowded' | 'session-ended'

/** Opens one subscription; resolves when it has ended. Rejects when its code can't be had. */
export type OpenSubscription = (asked: {
  url: string
  /** The operation’s. */
  name: string
  /** Of the published document. */
  documentId: string
  /** Its text; empty: it is named by `documentId`. */
  query: string
  variables: Record<string, unknown>
  signal: AbortSignal
  onData(data: Record<string, unknown>): void
  /** The server said something, be it that it is there. */
  onHeard(): void
}) => Promise<SubscriptionEnding>
