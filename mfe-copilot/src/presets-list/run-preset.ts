import { type ActionFunctionArgs, type MutationResult, replace, runMutation } from '@coverdesk/plugin-sdk'
import { CreateCaraWorkspaceDocument, type CreateCaraWorkspaceMutationVariables } from '../generated/documents'
import { workspacePath } from '../paths'

/** What the dialog that runs a preset sends to its route. */
export type PresetRun = CreateCaraWorkspaceMutationVariables

/** Creates a workspace with the preset and opens it. */
export async function runPreset({ request }: ActionFunctionArgs) {
  const result = await runMutation(CreateCaraWorkspaceDocument, (await request.json()) as PresetRun)
  if (!result.ok) return result
  const id = result.data.createCaraWorkspace?.id
  return id ? replace(workspacePath(id)) : notCreated
}

/** Specification 3 §8. */
const notCreated: MutationResult<never> = {
  ok: false,
  failure: {
    message: 'Failed to create workspace',
    code: 'INTERNAL',
    requestId: undefined,
    validationErrors: [],
    current: null,
  },
}
