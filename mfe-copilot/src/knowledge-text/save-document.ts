import { type ActionFunctionArgs, runMutation, toast } from '@coverdesk/plugin-sdk'
import {
  CreateKnowledgeTextDocument,
  type CreateKnowledgeTextMutationVariables,
  UpdateKnowledgeDocumentDocument,
} from '../generated/documents'
import type { DocumentChange } from '../knowledge-detail/change-document'
import type { TextValues } from './TextFields'

/** What the dialog of a new text document sends to its route. */
export type TextCreation = CreateKnowledgeTextMutationVariables

/** Adds a text document; the dialog then closes. */
export async function createText({ request }: ActionFunctionArgs) {
  const result = await runMutation(CreateKnowledgeTextDocument, (await request.json()) as TextCreation)
  if (result.ok) toast('Document created')
  return result
}

/** Saves a text document, or the title of a file; the dialog then closes. */
export async function saveDocument({ request, params }: ActionFunctionArgs) {
  const change = (await request.json()) as DocumentChange<Partial<TextValues>>
  const result = await runMutation(UpdateKnowledgeDocumentDocument, { id: params['id'] ?? '', ...change })
  if (result.ok) toast('Changes saved')
  return result
}
