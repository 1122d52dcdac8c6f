import { type ActionFunctionArgs, runMutation, toast } from '@coverdesk/plugin-sdk'
import { CreateAgencyUserDocument, type CreateAgencyUserInput } from '../generated/documents'
import { nameOf } from '../manage-users/use-users'

/** Gives a new user a seat; the dialog then closes. */
export async function addUser({ request }: ActionFunctionArgs) {
  const input = (await request.json()) as CreateAgencyUserInput
  const result = await runMutation(CreateAgencyUserDocument, { input })
  if (result.ok && result.data.createAgencyUser) toast(`${nameOf(result.data.createAgencyUser)} was added`)
  return result
}
