import { type ActionFunctionArgs, renamePerson, runMutation, toast } from '@coverdesk/plugin-sdk'
import { UpdateProfileDocument, type UpdateProfileMutationVariables } from '../generated/documents'

/** Saves the person's own name; the dialog then closes, and the top bar shows it. */
export async function saveProfile({ request }: ActionFunctionArgs) {
  const variables = (await request.json()) as UpdateProfileMutationVariables
  const result = await runMutation(UpdateProfileDocument, variables)
  const name = result.ok && result.data.updateAgencyUserProfile?.name
  if (name) {
    renamePerson(name)
    toast('Your name is saved')
  }
  return result
}
