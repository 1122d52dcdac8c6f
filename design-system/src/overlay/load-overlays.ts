import { useSyncExternalStore } from 'react'
import type { OverlayCode } from './overlay-props'

let fetchCode: (() => Promise<OverlayCode>) | undefined

let code: OverlayCode | undefined
const listeners = new Set<() => void>()

/** Says where the code is: the provider does, around everything that opens. */
export function overlaysComeFrom(fetchThem: () => Promise<OverlayCode>): void {
  fetchCode = fetchThem
}

/** @throws when it can't be had; the next call tries again */
export async function loadOverlays(): Promise<void> {
  code ??= await fetchCode?.()
  for (const listener of listeners) listener()
}

/**
 * Fetches the code of menus and dialogs before someone opens one; what can't be had is asked for again then.
 */
export const prefetchOverlays = (): void => void loadOverlays().catch(() => undefined)

/** The code of menus and dialogs, as soon as it is there. */
export const useLoadedOverlays = (): OverlayCode | undefined => useSyncExternalStore(subscribe, () => code)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
