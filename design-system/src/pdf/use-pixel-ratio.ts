import { useCallback, useSyncExternalStore } from 'react'

/** Device pixels of one CSS pixel; it changes with the browser's zoom, and when a window is moved to another screen. */
export function usePixelRatio(): number {
  const ratio = useSyncExternalStore(
    useCallback(changed => {
      // A query of the present ratio stops matching when there is another one.
      const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
      addEventListener('resize', changed)
      query.addEventListener('change', changed)
      return () => {
        removeEventListener('resize', changed)
        query.removeEventListener('change', changed)
      }
    }, []),
    () => devicePixelRatio,
    () => 1,
  )
  return ratio
}
