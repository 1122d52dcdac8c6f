import { useState, useSyncExternalStore } from 'react'
import type { PageSize } from './page-size'

/** The sizes of the pages that have been read, not turned. */
export interface PageSizes {
  of(number: number): PageSize | undefined
  put(number: number, size: PageSize): void
  subscribe(changed: () => void): () => void
}

export function usePageSizes(): PageSizes {
  const [sizes] = useState(createPageSizes)
  return sizes
}

function createPageSizes(): PageSizes {
  const known = new Map<number, PageSize>()
  const listeners = new Set<() => void>()
  return {
    of: number => known.get(number),
    put(number, size) {
      const before = known.get(number)
      if (before?.width === size.width && before.height === size.height) return
      known.set(number, size)
      for (const changed of listeners) changed()
    },
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}

/** The size of a page, or what it is taken for until it is read. */
export const usePageSize = (sizes: PageSizes, number: number, usualSize: PageSize): PageSize =>
  useSyncExternalStore(sizes.subscribe, () => sizes.of(number)) ?? usualSize
