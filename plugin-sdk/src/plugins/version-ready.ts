import { atom, getDefaultStore } from 'jotai'
import { readRegistry } from './read-registry'

/** How often the registry is asked while the page is visible, in milliseconds. */
const interval = 60_000

/** Whether a reload would bring a newer version of any area than the one on this page. */
export const versionReadyAtom = atom(false)

const store = getDefaultStore()

/**
 * Looks for newer versions: every minute while the page is visible, and when the person comes back to it.
 * The page stays on the versions it began with until it is reloaded.
 *
 * @param revision of the registry that the page was opened with
 * @returns what ends it
 */
export function watchVersions(revision: string | number): () => void {
  const ending = new AbortController()
  const look = async () => {
    if (document.visibilityState === 'hidden' || store.get(versionReadyAtom)) return
    const registry = await readRegistry()
    if (registry && registry.revision !== revision && !ending.signal.aborted) store.set(versionReadyAtom, true)
  }
  const timer = setInterval(look, interval)
  window.addEventListener('focus', look, { signal: ending.signal })
  document.addEventListener('visibilitychange', look, { signal: ending.signal })
  ending.signal.addEventListener('abort', () => clearInterval(timer))
  return () => ending.abort()
}

/**
 * A file of this page is no longer there: since it was opened another version has taken its place.
 *
 * @param error what its loading failed with; anything else than a missing file says nothing about versions
 */
export async function noteVanished(error: unknown): Promise<void> {
  if (isVanished(error) && (await readRegistry())) store.set(versionReadyAtom, true)
}

/** Whether a part of the code could not be had, as opposed to code that failed. */
export const isVanished = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError'
