import { type ActionFunctionArgs, runMutation, toast } from '@coverdesk/plugin-sdk'
import { UpdateIntegrationDocument, type UpdateIntegrationInput } from '../../generated/documents'

/** Tries other credentials, and keeps them; a stopped integration then syncs again. */
export async function replaceCredentials({ request, params }: ActionFunctionArgs) {
  const input = (await request.json()) as UpdateIntegrationInput
  const result = await runMutation(UpdateIntegrationDocument, { id: params['id'] ?? '', input })
  if (result.ok) toast('Connected')
  return result
}
