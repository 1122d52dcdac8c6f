import { type ActionFunctionArgs, runMutation, toast } from '@coverdesk/plugin-sdk'
import { EndAgencySessionDocument, EndOtherAgencySessionsDocument } from '../generated/documents'

/** Signs out the session that the address names. */
export async function endOneSession({ params }: ActionFunctionArgs) {
  const result = await runMutation(EndAgencySessionDocument, { id: params['id'] ?? '' })
  if (result.ok) toast('That session is signed out')
  return result
}

/** Signs out every session but this one. */
export async function endOtherSessions() {
  const result = await runMutation(EndOtherAgencySessionsDocument, {})
  if (result.ok) toast('You are signed out everywhere else')
  return result
}
