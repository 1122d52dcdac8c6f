import { toast } from '@coverdesk/plugin-sdk'
import { discardUnsavedChanges } from '@coverdesk/plugin-sdk/host'
import { onSessionEnded, onSessionReturned } from './session-ended'

/** Who is signed in in this browser, for its other tabs; empty after signing out. */
const personKey = 'coverdesk.person'
/** In this tab: it was loaded anew for another person. */
const changedKey = 'coverdesk.person-changed'

/** Tells the other tabs of this browser who is signed in now. With the time, as tabs hear of changes only. */
export const announcePerson = (userId: string | null) =>
  localStorage.setItem(personKey, `${userId ?? ''} ${Date.now()}`)

/**
 * A page belongs to one person. When another one signs in in this browser it is loaded anew, because everything it would
 * send from then on would be sent in their name; when nobody is signed in any more, the session is over here, too.
 */
export function followPerson(userId: string): void {
  announcePerson(userId)
  const look = () => {
    const [present] = localStorage.getItem(personKey)?.split(' ') ?? []
    if (present === userId) onSessionReturned()
    else if (present === '') onSessionEnded()
    else if (present) startAnew()
  }
  window.addEventListener('storage', ({ key }) => key === personKey && look())
  // A tab that slept has heard of nothing.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look())
  explainNewPerson()
}

function startAnew() {
  sessionStorage.setItem(changedKey, 'yes')
  discardUnsavedChanges()
  window.location.reload()
}

function explainNewPerson() {
  if (!sessionStorage.getItem(changedKey)) return
  sessionStorage.removeItem(changedKey)
  toast('Another person has signed in on this browser, so this page was loaded again.')
}
