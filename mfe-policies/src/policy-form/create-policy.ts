import { type ActionFunctionArgs, type MutationResult, replace, runMutation, toast } from '@coverdesk/plugin-sdk'
import { CreateBusinessPoliciesDocument, type CreateBusinessPoliciesInput } from '../generated/documents'
import { overviewPath, policiesPath } from '../paths'
import { formPath } from './policy-values'

/** What the dialog sends to its route. */
export interface PolicyCreation {
  input: CreateBusinessPoliciesInput
  /** The same for every attempt to save it. */
  idempotencyKey: string
}

/** Creates the policy and opens it. */
export async function createPolicy({ request }: ActionFunctionArgs) {
  const creation = (await request.json()) as PolicyCreation
  const result = await runMutation(CreateBusinessPoliciesDocument, creation)
  if (!result.ok) return ofOnePolicy(result)
  toast('Policy created')
  const [sent] = creation.input.policies ?? []
  const all = result.data.createBusinessPolicies ?? []
  const created = all.find(({ temporaryId }) => temporaryId === sent?.id) ?? all[0]
  return replace(created ? overviewPath(created.id) : policiesPath)
}

/** The form has one policy, and names its fields as the edit form does. */
function ofOnePolicy<Data>(result: MutationResult<Data> & { ok: false }): MutationResult<Data> {
  const validationErrors = result.failure.validationErrors.map(({ path, message }) => ({
    path: formPath(path.replace(/^policies\.0\./, '')),
    message,
  }))
  return { ok: false, failure: { ...result.failure, validationErrors } }
}
