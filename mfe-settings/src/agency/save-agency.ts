import { type ActionFunctionArgs, renameAgency, runMutation, toast } from '@coverdesk/plugin-sdk'
import { UpdateAgencyProfileDocument, type UpdateAgencyProfileMutationVariables } from '../generated/documents'

/** Saves the agency's name and profile; the dialog then closes, and the top bar shows the name. */
export async function saveAgency({ request }: ActionFunctionArgs) {
  const variables = (await request.json()) as UpdateAgencyProfileMutationVariables
  const result = await runMutation(UpdateAgencyProfileDocument, variables)
  const name = result.ok && result.data.updateAgency?.name
  if (name) {
    renameAgency(name)
    toast('Agency profile saved')
  }
  return result
}
