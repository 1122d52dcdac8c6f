import { toast } from '@coverdesk/plugin-sdk'
import { announcePerson, discardUnsavedChanges, personKey } from '@coverdesk/plugin-sdk/host'
import { onSessionEnded, onSessionReturned } from './session-ended'

/** In this tab: it was loaded again for another person. */
const changedKey = 'coverdesk.person-changed'

/**
 * A page belongs to one person. When another one signs in in this browser it is loaded again, because everything it would
 * send from then on would be sent in their name; when no one is signed in any more, the session is over here, too.
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
  toast('Someone else signed in on this browser, so the page was reloaded.')
}
