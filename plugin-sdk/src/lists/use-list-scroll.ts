import type { ScrollMemory } from '@coverdesk/design-system'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

const storageKey = (entry: string) => `coverdesk.scroll.${entry}`

/**
 * Where a list was scrolled to, kept per entry of the browser's history: Back and a reload find it, a new visit
 * begins at the top.
 *
 * @param shows what the rows that are drawn were asked for with
 */
export function useListScroll(shows: string): ScrollMemory {
  const { key, pathname } = useLocation()
  const scroll = useRef<{ pathname: string; entry: string; position: number }>(undefined)
  scroll.current ??= { pathname, entry: key, position: read(key) }
  // A filter that changes replaces the entry; a dialog over the list has one of its own.
  if (pathname === scroll.current.pathname) scroll.current.entry = key

  useEffect(() => {
    const save = () => scroll.current && write(scroll.current.entry, scroll.current.position)
    window.addEventListener('pagehide', save)
    return () => {
      window.removeEventListener('pagehide', save)
      save()
    }
  }, [])

  return {
    position: scroll.current.position,
    shows,
    onChange(position) {
      if (scroll.current) scroll.current.position = position
    },
  }
}

function read(entry: string): number {
  return Number(sessionStorage.getItem(storageKey(entry))) || 0
}

function write(entry: string, position: number) {
  try {
    if (position > 0) sessionStorage.setItem(storageKey(entry), String(Math.round(position)))
    else sessionStorage.removeItem(storageKey(entry))
  } catch {
    // A full or forbidden storage: the list begins at the top.
  }
}
