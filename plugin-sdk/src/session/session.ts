import { atom, useAtomValue } from 'jotai'

/** Who is signed in, and for which agency (specification 1 §2). `timeZone` is an IANA name: `America/New_York`. */
export interface Session {
  user: { id: string; name: string; email: string }
  agency: { id: string; name: string; timeZone: string }
}

/** Null on the sign-in page. */
export const sessionAtom = atom<Session | null>(null)

/**
 * Who is signed in, and for which agency.
 *
 * @throws outside of a signed-in page; plugins are never there
 */
export function useSession(): Session {
  const session = useAtomValue(sessionAtom)
  if (!session) throw new Error('Nobody is signed in.')
  return session
}
