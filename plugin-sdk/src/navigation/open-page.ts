import type { createBrowserRouter, Location } from 'react-router'

type Router = ReturnType<typeof createBrowserRouter>

interface OpenPage {
  pathname: string
  /** The routes that the router has chosen for it: `/app/accounts/:id/edit`. */
  pattern: string
}

let openPage: OpenPage | undefined
let openRouter: Router | undefined

/** Whether another address is on its way at this moment, which the page may not have heard of yet. */
export const isOpening = (): boolean => openRouter !== undefined && openRouter.state.navigation.state !== 'idle'

/** Where the router is at this moment, which the page may not have heard of yet. */
export const presentLocation = (): Location | undefined => openRouter?.state.location

/** Where it will be: the address that is on its way, or the present one. */
export const nextLocation = (): Location | undefined => openRouter?.state.navigation.location ?? presentLocation()

/** Acts when no other address is on its way: a new one in between would call that off. */
export function afterOpening(act: () => void): void {
  const router = openRouter
  if (!router || !isOpening()) {
    act()
    return
  }
  const stop = router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') return
    stop()
    // The router ends what it was doing first.
    queueMicrotask(() => afterOpening(act))
  })
}

const listeners = new Set<(pattern: string) => void>()

/**
 * Hears of each page that is opened, by the pattern of its routes: `/app/accounts/:id`. The one that is open comes first.
 *
 * @returns what ends it
 */
export function onPages(listener: (pattern: string) => void): () => void {
  if (openPage) listener(openPage.pattern)
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Remembers which routes of the area the page in use is.
 *
 * @returns what ends it
 */
export function followPage(router: Router): () => void {
  openRouter = router
  const note = ({ location, matches }: Router['state']) => {
    const page = { pathname: location.pathname, pattern: patternOf(matches) }
    const isOther = openPage?.pathname !== page.pathname || openPage.pattern !== page.pattern
    openPage = page
    if (isOther && page.pattern !== '*') for (const listener of listeners) listener(page.pattern)
  }
  note(router.state)
  const stop = router.subscribe(note)
  return () => {
    stop()
    openPage = undefined
    openRouter = undefined
  }
}

const patternOf = (matches: Router['state']['matches']) =>
  matches.reduce((parent, { route: { path } }) => {
    if (path === undefined || path.startsWith('/')) return path ?? parent
    return `${parent}/${path}`
  }, '')

/**
 * Whether the router's own choice agrees that a path is under a pattern: `/app/accounts/new` is not under
 * `/app/accounts/:id` where it is a page of its own. As long as no area has that path open, anything may be.
 */
export function mayBeUnder(pathname: string, within: string): boolean {
  if (openPage?.pathname !== pathname) return true
  const chosen = segmentsOf(openPage.pattern)
  const rest = chosen.indexOf('*')
  // What no route of the area matches is no page of it.
  if (rest === 0) return false
  return segmentsOf(within).every((segment, index) => {
    if (!segment.startsWith(':') || (rest > 0 && index >= rest)) return true
    return chosen[index]?.startsWith(':') ?? false
  })
}

const segmentsOf = (path: string) => path.split('/').filter(segment => segment !== '')
