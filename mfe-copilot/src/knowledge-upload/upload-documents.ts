import { pluralize } from '@coverdesk/design-system'
import { type ActionFunctionArgs, runMutation, toast } from '@coverdesk/plugin-sdk'
import {
  UploadKnowledgeDocumentsDocument,
  type UploadKnowledgeDocumentsMutationVariables,
} from '../generated/documents'

/** What the dialog sends to its route: files that are uploaded, and a key that is the same for every attempt. */
export type DocumentUpload = UploadKnowledgeDocumentsMutationVariables

/** Adds the files to the knowledge base; the dialog then closes. */
export async function uploadDocuments({ request }: ActionFunctionArgs) {
  const upload = (await request.json()) as DocumentUpload
  const result = await runMutation(UploadKnowledgeDocumentsDocument, upload)
  const added = result.ok ? (result.data.uploadKnowledgeBaseFileDocument?.length ?? 0) : 0
  if (added > 0) toast(`${pluralize(added, 'document')} added`)
  return result
}
