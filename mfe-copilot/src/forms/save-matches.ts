import { type ActionFunctionArgs, runMutation, toast } from '@coverdesk/plugin-sdk'
import { MapCaraFormDocument, type MapCaraFormMutationVariables } from '../generated/documents'

/** Saves what fields are filled with; the page stays. */
export async function saveMatches({ request }: ActionFunctionArgs) {
  const result = await runMutation(MapCaraFormDocument, (await request.json()) as MapCaraFormMutationVariables)
  if (result.ok) toast('Fields saved. Cara can fill this form.')
  return result
}
