import { followRecord } from '@coverdesk/kit'
import { userOf } from '../agency-users/agency-users.ts'
import { listFields } from './knowledge.rules.ts'
import { KnowledgeDocument, type KnowledgeDocumentRecord } from './knowledge-document.model.ts'

/** Documents are found by what the person who added them is called now. */
export const followCreators = followRecord<KnowledgeDocumentRecord, { id: string; name: string }>({
  name: 'creators-of-knowledge-documents',
  type: 'AgencyUser',
  into: { model: KnowledgeDocument, field: 'createdBy' },
  read: userOf,
  fields:
    ({ name }) =>
    ({ title }) =>
      listFields(title, name),
})
