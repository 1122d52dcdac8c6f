import { type ActionFunctionArgs, type MutationResult, runMutation, toast } from '@coverdesk/plugin-sdk'
import {
  type ResolveServiceRequestInput,
  ResolveWorkspaceRequestDocument,
  type ResolveWorkspaceRequestMutation,
} from '../../generated/documents'

/** What the dialog sends to its route. */
export interface Resolution {
  requestId: string
  /** The version that was looked at. */
  version: number
  input: ResolveServiceRequestInput
}

/** The action of the dialog: closes the service request, and says so. */
export async function resolveRequest({
  request,
}: ActionFunctionArgs): Promise<MutationResult<ResolveWorkspaceRequestMutation>> {
  const { requestId, version, input } = (await request.json()) as Resolution
  const result = await runMutation(ResolveWorkspaceRequestDocument, { id: requestId, version, input })
  if (result.ok) toast('Request resolved')
  return result
}
