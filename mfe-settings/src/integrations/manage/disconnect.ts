import { type ActionFunctionArgs, replace, runMutation, toast } from '@coverdesk/plugin-sdk'
import { RemoveIntegrationDocument } from '../../generated/documents'
import { integrationsPath } from '../../paths'

/** Ends a connection, and goes back to the cards. */
export async function disconnect({ params }: ActionFunctionArgs) {
  const result = await runMutation(RemoveIntegrationDocument, { id: params['id'] ?? '' })
  if (!result.ok) return result
  toast('Disconnected')
  return replace(integrationsPath)
}
