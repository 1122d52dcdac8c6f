import { type ActionFunctionArgs, type MutationResult, replace, runMutation, toast } from '@coverdesk/plugin-sdk'
import { UpdateBusinessPolicyDocument, type UpdateBusinessPolicyInput } from '../generated/documents'
import { overviewPath } from '../paths'
import { formPath } from './policy-values'

/** What the dialogs that change a policy send to their routes. */
export interface PolicyChange {
  /** The version that the change was made from. */
  version: number
  input: UpdateBusinessPolicyInput
}

/** Saves a change of the policy and shows its overview. */
export async function savePolicy({ request, params }: ActionFunctionArgs) {
  const id = params['id'] ?? ''
  const { version, input } = (await request.json()) as PolicyChange
  const result = await runMutation(UpdateBusinessPolicyDocument, { id, version, input })
  if (!result.ok) return withFormPaths(result)
  toast('Changes saved')
  return replace(overviewPath(id))
}

function withFormPaths<Data>(result: MutationResult<Data> & { ok: false }): MutationResult<Data> {
  const validationErrors = result.failure.validationErrors.map(error => ({ ...error, path: formPath(error.path) }))
  return { ok: false, failure: { ...result.failure, validationErrors } }
}
