import type { RouteObject } from 'react-router'
import { lazyFilesOf } from '../navigation/lazy-element'
import { whenIdle } from '../scheduling/when-idle'

/** The first page has come by then, on slow connections too, in milliseconds. */
const timeout = 3000

/**
 * Fetches, once the page has come to rest, the files that its routes are going to need; not for people who save data.
 * What can't be had is asked for again when someone goes there.
 *
 * @returns what calls it off
 */
export function prefetchFiles(routes: readonly RouteObject[]): () => void {
  if (savesData()) return () => undefined
  const fetchAll = () => {
    for (const load of lazyFilesOf(routes)) void load()
  }
  let callOff = () => clearTimeout(timer)
  const timer = setTimeout(() => {
    callOff = whenIdle(fetchAll)
  }, timeout)
  return () => callOff()
}

/** Chromium alone tells. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
