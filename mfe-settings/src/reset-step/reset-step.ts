import { type ActionFunctionArgs, runMutation, toast } from '@coverdesk/plugin-sdk'
import { ResetSecondStepDocument } from '../generated/documents'

/** Takes two-step verification of the user whom the address names; the dialog then closes. */
export async function resetStep({ request, params }: ActionFunctionArgs) {
  const { code } = (await request.json()) as { code: string }
  const result = await runMutation(ResetSecondStepDocument, { id: params['id'] ?? '', code })
  if (result.ok) toast('Two-step verification reset. The user was notified by email.')
  return result
}
