/** Only compared with: pages are paths. */
const origin = 'https://coverdesk.invalid'

/**
 * A page of the product, with its query and its hash, that a link in a mail may lead to. The shell looks at it again before it goes there.
 * @returns undefined for anything else, such as another site or the sign-in page
 */
export function ownPage(given: string): string | undefined {
  if (!given.startsWith('/') || !URL.canParse(given, origin)) return undefined
  const url = new URL(given, origin)
  const isPage = url.origin === origin && url.pathname.startsWith('/app/') && !/^\/app\/signin\/?$/.test(url.pathname)
  return isPage ? url.pathname + url.search + url.hash : undefined
}
