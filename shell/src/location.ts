import { seedHistoryEntry } from '@coverdesk/plugin-sdk/host'
import { atom, getDefaultStore } from 'jotai'

/** The path of the page, for the sidebar and the breadcrumb. */
export const pathnameAtom = atom(window.location.pathname)

const update = () => getDefaultStore().set(pathnameAtom, window.location.pathname)

/** Keeps `pathnameAtom` up to date. single-spa turns every push into a popstate event. */
export function followLocation(): void {
  update()
  window.addEventListener('popstate', update)
}

/** Puts another address in place of the one the page was opened with. */
export function replacePath(path: string): void {
  window.history.replaceState(null, '', path)
  seedHistoryEntry()
}
