import { type ActionFunctionArgs, runMutation, toast } from '@coverdesk/plugin-sdk'
import {
  CreateCustomPresetDocument,
  type CreateCustomPresetMutationVariables,
  UpdateCustomPresetDocument,
  type UpdateCustomPresetMutationVariables,
} from '../generated/documents'

/** What the dialog of a new preset sends to its route. */
export type PresetCreation = CreateCustomPresetMutationVariables

/** What the dialog of a preset sends to its route. */
export type PresetChange = Omit<UpdateCustomPresetMutationVariables, 'id'>

/** Creates the preset; the dialog then closes. */
export async function createPreset({ request }: ActionFunctionArgs) {
  const result = await runMutation(CreateCustomPresetDocument, (await request.json()) as PresetCreation)
  if (result.ok) toast('Preset created')
  return result
}

/** Saves the preset; the dialog then closes. */
export async function savePreset({ request, params }: ActionFunctionArgs) {
  const change = (await request.json()) as PresetChange
  const result = await runMutation(UpdateCustomPresetDocument, { id: params['id'] ?? '', ...change })
  if (result.ok) toast('Changes saved')
  return result
}
