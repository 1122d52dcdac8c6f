import type { createBrowserRouter } from 'react-router'

type Router = ReturnType<typeof createBrowserRouter>

interface OpenPage {
  pathname: string
  /** The routes that the router has chosen for it: `/app/accounts/:id/edit`. */
  pattern: string
}

let openPage: OpenPage | undefined

/**
 * Remembers which routes of the area the page in use is.
 *
 * @returns what ends it
 */
export function followPage(router: Router): () => void {
  const note = ({ location, matches }: Router['state']) => {
    openPage = { pathname: location.pathname, pattern: patternOf(matches) }
  }
  note(router.state)
  const stop = router.subscribe(note)
  return () => {
    stop()
    openPage = undefined
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
