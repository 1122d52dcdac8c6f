import { type ActionFunctionArgs, replace, runMutation, toast } from '@coverdesk/plugin-sdk'
import { CreateIntegrationDocument, type CreateIntegrationInput } from '../../generated/documents'
import { managePath } from '../../paths'
import { systemName } from '../cards/catalog'

/** Connects with the system that the address names, and goes to where it is managed. */
export async function connectIntegration({ request, params }: ActionFunctionArgs) {
  const type = params['type'] as CreateIntegrationInput['type']
  const details = (await request.json()) as CreateIntegrationInput
  const result = await runMutation(CreateIntegrationDocument, { input: { ...details, type } })
  const id = result.ok && result.data.createIntegration?.id
  if (!id) return result
  toast(`${systemName(type ?? '')} is connected`)
  return replace(managePath(id))
}
