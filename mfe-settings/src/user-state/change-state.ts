import { type ActionFunctionArgs, runMutation, toast } from '@coverdesk/plugin-sdk'
import { DisableAgencyUserDocument, EnableAgencyUserDocument } from '../generated/documents'
import { nameOf } from '../manage-users/use-users'

/** Takes the seat of the user whom the address names, and ends their sessions. */
export async function disableUser({ params }: ActionFunctionArgs) {
  const result = await runMutation(DisableAgencyUserDocument, { id: params['id'] ?? '' })
  if (result.ok && result.data.disableAgencyUser) toast(`${nameOf(result.data.disableAgencyUser)} is disabled`)
  return result
}

/** Gives the user whom the address names a seat again. */
export async function enableUser({ params }: ActionFunctionArgs) {
  const result = await runMutation(EnableAgencyUserDocument, { id: params['id'] ?? '' })
  if (result.ok && result.data.enableAgencyUser) toast(`${nameOf(result.data.enableAgencyUser)} is enabled`)
  return result
}
