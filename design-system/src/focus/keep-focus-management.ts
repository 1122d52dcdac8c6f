import { type ComponentType, useLayoutEffect, useSyncExternalStore } from 'react'

let keeper: ComponentType | undefined
const listeners = new Set<() => void>()

/**
 * For everything modal: has the provider draw `FocusKeeper` from the first modal on, before that modal can close.
 *
 * Fluent disposes its focus management with the last component that uses it. A modal that closes while its page is still
 * hidden from screen readers would leave the page hidden permanently.
 */
export function useKeptFocusManagement(FocusKeeper: ComponentType): void {
  useLayoutEffect(() => {
    if (keeper) return
    keeper = FocusKeeper
    for (const listener of listeners) listener()
  }, [FocusKeeper])
}

/** What the provider draws: nothing before the first modal. */
export const useFocusKeeper = (): ComponentType | undefined => useSyncExternalStore(subscribe, () => keeper)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
