import { type ActionFunctionArgs, runMutation, toast } from '@coverdesk/plugin-sdk'
import { DeletePolicyFileDocument } from '../generated/documents'

/** Deletes a document permanently; the question then closes. */
export async function deleteDocument({ params }: ActionFunctionArgs) {
  const result = await runMutation(DeletePolicyFileDocument, { id: params['fileId'] ?? '' })
  if (result.ok) toast('Document deleted')
  return result
}
