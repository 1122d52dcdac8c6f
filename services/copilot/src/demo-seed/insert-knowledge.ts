import { insertMissing } from '@coverdesk/kit'
import { textSource } from '../knowledge/add-documents.ts'
import { listFields } from '../knowledge/knowledge.rules.ts'
import { KnowledgeDocument } from '../knowledge/knowledge-document.model.ts'
import { type DemoAgency, daysAgo, demoId, demoUserId } from './demo-agency.ts'

export interface DemoDocument {
  title: string
  /** Which of the agency's people. */
  creator: number
  daysAgo: number
  content: string
}

const demoDocumentId = (agency: DemoAgency, number: number) => demoId(agency, 'f', number)

/** The documents of a knowledge base. Within the agency's scope. */
export async function insertKnowledge(agency: DemoAgency, documents: readonly DemoDocument[]): Promise<void> {
  const records = documents.map(({ title, creator, daysAgo: days, content }, number) => {
    const _id = demoDocumentId(agency, number)
    const createdAt = daysAgo(days)
    return {
      ...{ _id, kind: 'TEXT', file: null, content, sourceId: textSource(_id), status: 'UNKNOWN', formerFiles: [] },
      ...listFields(title, agency.people[creator] ?? ''),
      createdBy: demoUserId(agency, creator),
      ...{ createdAt, updatedAt: createdAt },
    }
  })
  await insertMissing(KnowledgeDocument, records)
}
