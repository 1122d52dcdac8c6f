import { defineList } from '@coverdesk/plugin-sdk'
import { type IndexingState, KnowledgeDocumentsDocument } from '../generated/documents'
import { indexingStates } from './indexing-labels'
import { knowledgeColumns } from './knowledge-columns'

/** The documents of the knowledge base, the last added first: `?filter=guide&status=FAILED`. */
export const knowledgeList = defineList({
  id: 'knowledge-documents',
  document: KnowledgeDocumentsDocument,
  pageOf: ({ knowledgeBaseDocuments }) => knowledgeBaseDocuments,
  order: 'CREATED_AT_DESC',
  columns: knowledgeColumns,
  filters: { status: { label: 'Status', options: indexingStates } },
  variables: ({ search, filters, sort }) => {
    const { status } = filters as { status?: IndexingState }
    return { ...(search && { search }), ...(status && { status }), ...(sort && { sort }) }
  },
})
