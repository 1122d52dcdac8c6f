import { toast } from '@coverdesk/plugin-sdk'
import { mayLeave } from '@coverdesk/plugin-sdk/host'
import { announcePerson } from '../session/follow-person'
import { endSession } from './agency-sign-in'

/** Ends the session and leads to the sign-in page; asks first when a form has unsaved changes. */
export async function signOut(): Promise<void> {
  if (!(await mayLeave())) return
  const result = await endSession()
  if (!result.ok || !result.data.agencySignOut) {
    const message = result.ok ? 'You could not be signed out. Try again.' : result.failure.message
    return toast(message, { tone: 'error' })
  }
  announcePerson(null)
  window.location.assign('/app/signin')
}
