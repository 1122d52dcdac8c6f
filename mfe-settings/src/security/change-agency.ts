import { type ActionFunctionArgs, runMutation, toast } from '@coverdesk/plugin-sdk'
import { UpdateAgencyDocument, type UpdateAgencyMutationVariables } from '../generated/documents'

/** Changes what the agency demands or keeps; the dialog then closes. */
export async function changeAgency({ request }: ActionFunctionArgs) {
  const variables = (await request.json()) as UpdateAgencyMutationVariables
  const result = await runMutation(UpdateAgencyDocument, variables)
  if (result.ok) toast('Saved for your agency')
  return result
}
