/**
 * The sign-in page, which leads back to a place afterwards.
 *
 * @example signInPath(location) // '/app/signin?returnTo=%2Fapp%2Faccounts'
 */
export function signInPath({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const returnTo = safeReturnPath(pathname + search + hash)
  return returnTo === '/app' ? '/app/signin' : `/app/signin?returnTo=${encodeURIComponent(returnTo)}`
}

/**
 * Where to go after signing in: only to a page of the product itself, whatever the address says.
 *
 * @returns `/app` for anything else
 */
export function safeReturnPath(wanted: string | null): string {
  const here = window.location.origin
  if (!wanted || !URL.canParse(wanted, here)) return '/app'
  const { origin, pathname, search, hash } = new URL(wanted, here)
  const isPage = origin === here && pathname.startsWith('/app/') && !/^\/app\/signin\/?$/.test(pathname)
  return isPage ? pathname + search + hash : '/app'
}
