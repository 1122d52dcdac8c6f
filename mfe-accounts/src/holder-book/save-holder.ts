import { type ActionFunctionArgs, runMutation, toast } from '@coverdesk/plugin-sdk'
import { UpdateCertificateHolderDocument, type UpdateCertificateHolderInput } from '../generated/documents'

/** What the edit dialog sends to its route. */
export interface HolderChange {
  /** The version that the change was made from. */
  version: number
  input: UpdateCertificateHolderInput
}

/** Saves a change of the holder; the dialog then closes. */
export async function saveHolder({ request, params }: ActionFunctionArgs) {
  const change = (await request.json()) as HolderChange
  const result = await runMutation(UpdateCertificateHolderDocument, { id: params['holderId'] ?? '', ...change })
  if (result.ok) toast('Changes saved')
  return result
}
