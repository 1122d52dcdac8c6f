/** Who is signed in in this browser, for its other tabs; empty after signing out. */
export const personKey = 'coverdesk.person'

/** Tells the other tabs of this browser who is signed in now. With the time, as tabs hear of changes only. */
export const announcePerson = (userId: string | null): void =>
  localStorage.setItem(personKey, `${userId ?? ''} ${Date.now()}`)
