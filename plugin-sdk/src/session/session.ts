import { atom, getDefaultStore, useAtomValue } from 'jotai'

/** Who is signed in, and for which agency (specification 1 §2). `timeZone` is an IANA name: `America/New_York`. */
export interface Session {
  user: { id: string; name: string; email: string }
  agency: { id: string; name: string; timeZone: string }
}

/** Null on the sign-in page. */
export const sessionAtom = atom<Session | null>(null)

/**
 * Takes over the new name of who is signed in, once it is saved: the top bar shows it at once.
 *
 * @example if (result.ok) renamePerson(name)
 */
export function renamePerson(name: string): void {
  const session = currentSession()
  getDefaultStore().set(sessionAtom, { ...session, user: { ...session.user, name } })
}

/**
 * Takes over the agency's new name, once it is saved: the top bar shows it at once.
 *
 * @example if (result.ok) renameAgency(name)
 */
export function renameAgency(name: string): void {
  const session = currentSession()
  getDefaultStore().set(sessionAtom, { ...session, agency: { ...session.agency, name } })
}

/**
 * Who is signed in, for code outside of a screen, such as a loader. A screen uses `useSession`.
 *
 * @throws outside of a signed-in page; plugins are never there
 */
export const currentSession = (): Session => signedIn(getDefaultStore().get(sessionAtom))

/**
 * Who is signed in, and for which agency.
 *
 * @throws outside of a signed-in page; plugins are never there
 */
export function useSession(): Session {
  return signedIn(useAtomValue(sessionAtom))
}

function signedIn(session: Session | null): Session {
  if (!session) throw new Error('No one is signed in.')
  return session
}
