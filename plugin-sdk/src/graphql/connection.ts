import type { Failure } from './failure'

const listeners = new Set<() => void>()

/** Says that the server can be reached again, or that the person is signed in again: what could not be read is read now. */
export function noteConnectionBack(): void {
  for (const listener of [...listeners]) listener()
}

/**
 * Hears that the server can be reached again: the browser has a network, or the page's live connection has come back.
 *
 * @returns what ends it
 */
export function onConnectionBack(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('online', noteConnectionBack)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('online', noteConnectionBack)
  }
}

/** What has nothing to do with the question: the way to the answer was closed, such as by a session that had ended. */
const passingCodes = ['NETWORK', 'SUBGRAPH_UNAVAILABLE', 'SUBSCRIPTION_EXPIRED', 'UNAUTHENTICATED']

/** Whether asking again, unchanged, may succeed once the connection is back. */
export const isOfConnection = (failure: Failure | undefined): boolean =>
  failure !== undefined && passingCodes.includes(failure.code)
