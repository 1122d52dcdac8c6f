import { type ActionFunctionArgs, type Failure, type MutationResult, runMutation, toast } from '@coverdesk/plugin-sdk'
import {
  type ResolveServiceRequestInput,
  ResolveWorkspaceRequestDocument,
  type ResolveWorkspaceRequestMutation,
} from '../../generated/documents'
import type { ReviewedForm } from './reviewed-forms'
import { uploadForm } from './upload-form'

/** What the dialog sends to its route. */
export interface Resolution {
  requestId: string
  /** The version that was looked at. */
  version: number
  input: ResolveServiceRequestInput
  /** Filled forms that the client gets with it. */
  forms: Pick<ReviewedForm, 'url' | 'title'>[]
}

/** The action of the dialog: closes the service request, and says so. */
export async function resolveRequest({
  request,
}: ActionFunctionArgs): Promise<MutationResult<ResolveWorkspaceRequestMutation>> {
  const { requestId, version, input, forms } = (await request.json()) as Resolution
  const attached: string[] = []
  try {
    for (const form of forms) attached.push(await uploadForm(form, request.signal))
  } catch (error) {
    const message = error instanceof Error ? error.message : 'A form could not be attached.'
    const failure: Failure = { message, code: 'INTERNAL', requestId: undefined, validationErrors: [], current: null }
    return { ok: false, failure }
  }
  const whole = { ...input, files: [...(input.files ?? []), ...attached] }
  const result = await runMutation(ResolveWorkspaceRequestDocument, { id: requestId, version, input: whole })
  if (result.ok) toast('Request resolved')
  return result
}
