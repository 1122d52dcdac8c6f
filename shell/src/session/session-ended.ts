import { toast } from '@coverdesk/plugin-sdk'
import { discardUnsavedChanges, hasUnsavedChanges, noteConnectionBack, sessionAtom } from '@coverdesk/plugin-sdk/host'
import { atom, getDefaultStore } from 'jotai'
import { closeOverlay, openOverlay, overlayAtom } from '../overlays/overlay'
import { signInPath } from '../sign-in/return-path'
import { expiredAtom } from '../subscription/follow-subscription'

const store = getDefaultStore()

/** How often someone has signed in again on this page. */
export const sessionReturnsAtom = atom(0)

/** The session is over: with a draft on the page the person signs in right here, else on the sign-in page and comes back. */
export function onSessionEnded(): void {
  // Behind the notice that the subscription has ended no one can be asked, and nothing saved.
  if (store.get(expiredAtom)) discardUnsavedChanges()
  if (store.get(sessionAtom) && hasUnsavedChanges()) openOverlay('session')
  else window.location.assign(signInPath(window.location))
}

/** The person has signed in again, here or in another tab: what the page holds can be saved. */
export function onSessionReturned(): void {
  if (store.get(overlayAtom) !== 'session') return
  closeOverlay()
  store.set(sessionReturnsAtom, returns => returns + 1)
  noteConnectionBack()
  toast('You’re signed in again. Your changes are still here.')
}
