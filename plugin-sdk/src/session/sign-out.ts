import { AgencySignOutDocument } from '../generated/documents'
import { runMutation } from '../graphql/run-mutation'
import { mayLeave } from '../navigation/unsaved-changes'
import { toast } from '../notifications/toasts'
import { announcePerson } from './announce-person'

/**
 * Ends the session and leads to the sign-in page; asks first when a form has unsaved changes. When the session could not
 * be ended the page stays, and says why.
 *
 * @example <Button onClick={() => void signOut()}>Sign out</Button>
 */
export async function signOut(): Promise<void> {
  if (!(await mayLeave())) return
  const result = await runMutation(AgencySignOutDocument, {})
  if (!result.ok || !result.data.agencySignOut) {
    const message = result.ok ? 'Sign-out failed. Try again.' : result.failure.message
    return toast(message, { tone: 'error' })
  }
  announcePerson(null)
  window.location.assign('/app/signin')
}
