import { type LoaderFunctionArgs, startQuery } from '@coverdesk/plugin-sdk'
import { OpenedPassageDocument, PassagesOfDocumentDocument } from '../generated/documents'
import { loadDocument } from '../knowledge-detail/use-document'
import { readAddress } from './view-address'

/** Begins to read the document of the address, and what is marked in it. */
export async function loadView(given: LoaderFunctionArgs) {
  const { passageId, question } = readAddress(new URL(given.request.url).search)
  await Promise.all([
    loadDocument(given),
    passageId && startQuery(OpenedPassageDocument, { id: passageId }),
    question && startQuery(PassagesOfDocumentDocument, { text: question, documentId: given.params['id'] ?? '' }),
  ])
  return null
}
