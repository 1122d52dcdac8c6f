import { type ActionFunctionArgs, runMutation, toast } from '@coverdesk/plugin-sdk'
import { ResetSecondStepDocument } from '../generated/documents'

/** Takes the second step of the user whom the address names; the dialog then closes. */
export async function resetStep({ request, params }: ActionFunctionArgs) {
  const { code } = (await request.json()) as { code: string }
  const result = await runMutation(ResetSecondStepDocument, { id: params['id'] ?? '', code })
  if (result.ok) toast('The second step is reset, and the person is told by mail')
  return result
}
