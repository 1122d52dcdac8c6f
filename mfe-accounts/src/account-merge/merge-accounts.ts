import { type ActionFunctionArgs, replace, runMutation, toast } from '@coverdesk/plugin-sdk'
import { MergeAccountsDocument, type MergeAccountsInput } from '../generated/documents'
import { accountPath } from '../paths'

/** What the merge dialog sends to its route. */
export interface MergeRequest {
  survivorVersion: number
  duplicateVersion: number
  input: MergeAccountsInput
}

/** Merges the second account of the address into the first one, and opens that. */
export async function mergeAccounts({ request, params }: ActionFunctionArgs) {
  const { id: survivorId = '', duplicateId = '' } = params
  const merge = (await request.json()) as MergeRequest
  const result = await runMutation(MergeAccountsDocument, { survivorId, duplicateId, ...merge })
  if (!result.ok) return { ...result, failure: { ...result.failure, validationErrors: placed(result.failure) } }
  toast('Accounts merged')
  return replace(accountPath(survivorId))
}

/** `business.mailingAddress.zone` is chosen as a whole: its message belongs to the address. */
const placed = ({ validationErrors }: { validationErrors: readonly { path: string; message: string }[] }) =>
  validationErrors.map(error => ({ ...error, path: error.path.split('.')[1] ?? error.path }))
