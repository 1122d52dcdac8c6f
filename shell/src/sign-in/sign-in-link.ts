import { replacePath } from '../location'
import { safeReturnPath } from './return-path'

/** What the address of the sign-in page says. */
export interface SignInLink {
  /** With it, the page asks for the code. */
  email: string | null
  /** From the link in the e-mail. */
  code: string
  /** Of that link, too: lets its code work in a browser that did not ask for it. */
  attemptId: string
  /** Where to go afterwards. */
  returnTo: string
}

/** Reads the address, and takes the code out of it at once: it must not stay in the history or in a bookmark. */
export function takeSignInLink(): SignInLink {
  const link = readSignInLink()
  if (link.code || link.attemptId || window.location.hash) replacePath(stepPath(link.email, link.returnTo))
  return link
}

export function readSignInLink({ search, hash }: Pick<Location, 'search' | 'hash'> = window.location): SignInLink {
  const asked = new URLSearchParams(search)
  return {
    email: asked.get('email') || null,
    code: asked.get('code') ?? '',
    attemptId: asked.get('attempt') ?? '',
    returnTo: withHash(safeReturnPath(asked.get('returnTo')), hash),
  }
}

/** A redirect to the sign-in page leaves the hash of the page that was asked for at the end of the address. */
const withHash = (path: string, hash: string) => (path === '/app' || path.includes('#') ? path : path + hash)

/** The address of a step: with an e-mail the code's, without one the first. */
export function stepPath(email: string | null, returnTo: string): string {
  const search = new URLSearchParams()
  if (email) search.set('email', email)
  if (returnTo !== '/app') search.set('returnTo', returnTo)
  return search.size > 0 ? `/app/signin?${search}` : '/app/signin'
}
