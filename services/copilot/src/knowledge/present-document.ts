import type { KnowledgeDocumentRecord } from './knowledge-document.model.ts'

/** As a query answers it, for a client that merges its change with this one. */
export const presentDocument = ({ _id, version, kind, title, content }: KnowledgeDocumentRecord) => ({
  __typename: 'KnowledgeBaseDocument',
  id: String(_id),
  ...{ version, kind, title },
  text: content === null ? null : { content },
})
