import { type ActionFunctionArgs, runMutation, toast } from '@coverdesk/plugin-sdk'
import { UploadPolicyFileDocument, type UploadPolicyFileInput } from '../generated/documents'

/** What the dialog sends to its route. */
export interface DocumentUpload {
  input: UploadPolicyFileInput
  /** The same for every attempt to save it. */
  idempotencyKey: string
}

/** Gives an uploaded file to the policy; the dialog then closes. */
export async function uploadDocument({ request, params }: ActionFunctionArgs) {
  const { input, idempotencyKey } = (await request.json()) as DocumentUpload
  const result = await runMutation(UploadPolicyFileDocument, {
    input: { policyId: params['id'] ?? '', ...input },
    idempotencyKey,
  })
  if (result.ok) toast('Document uploaded')
  return result
}
