import { useSyncExternalStore } from 'react'

export type OverlayCode = typeof import('./overlay-code')

let code: OverlayCode | undefined
const listeners = new Set<() => void>()

/** @throws when it can't be had; the next call tries again */
export async function loadOverlays(): Promise<void> {
  code ??= await import('./overlay-code')
  for (const listener of listeners) listener()
}

/**
 * Fetches the code of menus and dialogs before somebody opens one; what can't be had is asked for again then. The shell
 * calls it once its first page has come to rest.
 */
export const prefetchOverlays = (): void => void loadOverlays().catch(() => undefined)

/** The code of menus and dialogs, as soon as it is there. */
export const useLoadedOverlays = (): OverlayCode | undefined => useSyncExternalStore(subscribe, () => code)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
