import { hasUnsavedChanges } from '@coverdesk/plugin-sdk/host'
import { atom, getDefaultStore } from 'jotai'
import { signInPath } from '../sign-in/return-path'

/** The session is over, but the page holds a draft that must not be lost. */
export const sessionEndedAtom = atom(false)

/** Leads to the sign-in page and back here; with a draft on the page only says so. */
export function onSessionEnded(): void {
  if (hasUnsavedChanges()) getDefaultStore().set(sessionEndedAtom, true)
  else window.location.assign(signInPath(window.location))
}
