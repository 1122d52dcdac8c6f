import { atom, getDefaultStore } from 'jotai'
import { parseFromOutside } from '../manifest/parse'
import { registrySchema } from '../manifest/registry'

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
    const current = await readRevision(ending.signal)
    if (current !== undefined && current !== revision) store.set(versionReadyAtom, true)
  }
  const timer = setInterval(look, interval)
  window.addEventListener('focus', look, { signal: ending.signal })
  document.addEventListener('visibilitychange', look, { signal: ending.signal })
  ending.signal.addEventListener('abort', () => clearInterval(timer))
  return () => ending.abort()
}

/** Undefined when it can't be had now; the next look may have it. */
async function readRevision(signal: AbortSignal): Promise<string | number | undefined> {
  try {
    const response = await fetch('/registry.json', { signal, cache: 'no-cache' })
    return parseFromOutside(registrySchema, await response.json(), 'registry.json').revision
  } catch {
    return undefined
  }
}
