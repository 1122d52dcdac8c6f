import { type ActionFunctionArgs, runMutation, toast } from '@coverdesk/plugin-sdk'
import {
  DeleteKnowledgeDocumentDocument,
  ReplaceKnowledgeDocumentDocument,
  RetryKnowledgeDocumentDocument,
} from '../generated/documents'

/** What the dialogs of a document send to their routes. */
export interface DocumentChange<Input = object> {
  /** The version that the change was made from. */
  version: number
  input: Input
}

/** A newer file in the document’s place; the dialog then closes. */
export async function replaceDocument({ request, params }: ActionFunctionArgs) {
  const change = (await request.json()) as DocumentChange<{ fileId: string }>
  const result = await runMutation(ReplaceKnowledgeDocumentDocument, { id: params['id'] ?? '', ...change })
  if (result.ok) toast('New version uploaded')
  return result
}

/** Deletes the document; the list follows. */
export async function deleteDocument({ request, params }: ActionFunctionArgs) {
  const { version } = (await request.json()) as DocumentChange
  const result = await runMutation(DeleteKnowledgeDocumentDocument, { id: params['id'] ?? '', version })
  if (result.ok) toast('Document deleted')
  return result
}

/** Has a document that failed read again. */
export const retryDocument = ({ id, version }: { id: string; version: number }) =>
  runMutation(RetryKnowledgeDocumentDocument, { id, version })
