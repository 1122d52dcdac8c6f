import type { ConsumerDefinition } from '@coverdesk/kit'
import { nameOfUser } from '../agency-users/agency-users.ts'
import { listFields } from './knowledge.rules.ts'
import { KnowledgeDocument } from './knowledge-document.model.ts'

/** Documents are found by what the person who added them is called now. No one has changed them: they keep their versions. */
export const followCreators: ConsumerDefinition = {
  name: 'creators-of-knowledge-documents',
  types: ['AgencyUserUpdated'],
  async handle({ id }) {
    const documents = await KnowledgeDocument.find({ createdBy: id }, { title: 1, creatorName: 1 }).lean()
    if (documents.length === 0) return
    const name = await nameOfUser(id)
    for (const { _id, title, creatorName } of documents) {
      if (creatorName === name) continue
      await KnowledgeDocument.updateOne({ _id }, { $set: listFields(title, name) }, { timestamps: false })
    }
  },
}
