import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whether a media query matches now, kept up to date.
 *
 * @param query one of `media`, with or without its `@media`
 */
export function useMediaQuery(query: string): boolean {
  const condition = query.replace(/^@media /, '')
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(condition)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [condition],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(condition).matches,
    () => false,
  )
}
