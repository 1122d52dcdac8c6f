import { type ActionFunctionArgs, replace, runMutation, toast } from '@coverdesk/plugin-sdk'
import {
  CreateHtmlDocumentTemplateDocument,
  type CreateHtmlDocumentTemplateMutationVariables,
  UpdateHtmlDocumentTemplateDocument,
  type UpdateHtmlDocumentTemplateMutationVariables,
} from '../generated/documents'
import { stylePath } from './paths'
import { startGeneration } from './preview-wait'

/** What the slide-out of a new style sends to its route. */
export type StyleCreation = CreateHtmlDocumentTemplateMutationVariables

/** What the slide-out of a style sends to its route. */
export type StyleChange = Omit<UpdateHtmlDocumentTemplateMutationVariables, 'id'>

/** Creates the style and opens it beside the list, where its preview is. */
export async function createStyle({ request }: ActionFunctionArgs) {
  const result = await runMutation(CreateHtmlDocumentTemplateDocument, (await request.json()) as StyleCreation)
  const id = result.ok && result.data.createHtmlDocumentTemplate?.id
  if (!id) return result
  toast('Style created')
  startGeneration(id)
  return replace(`${stylePath(id)}${new URL(request.url).search}`)
}

/** Saves the style. It stays open, and its preview is generated again. */
export async function saveStyle({ request, params }: ActionFunctionArgs) {
  const id = params['id'] ?? ''
  const change = (await request.json()) as StyleChange
  const result = await runMutation(UpdateHtmlDocumentTemplateDocument, { id, ...change })
  if (!result.ok) return result
  toast('Changes saved')
  startGeneration(id)
  return result
}
