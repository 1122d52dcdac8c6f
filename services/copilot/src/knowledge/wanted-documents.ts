import { fold, type Sort, searchFilter } from '@coverdesk/kit'
import type { KnowledgeDocumentRecord } from './knowledge-document.model.ts'

const orders = {
  CREATED_AT_ASC: { field: 'createdAt', direction: 1 },
  CREATED_AT_DESC: { field: 'createdAt', direction: -1 },
  TITLE_ASC: { field: 'sortTitle', direction: 1 },
  TITLE_DESC: { field: 'sortTitle', direction: -1 },
} satisfies Record<string, Sort>

/** Which documents a list shows, and in which order. */
export interface WantedDocuments {
  search?: string | null
  filter?: Partial<Pick<KnowledgeDocumentRecord, 'status' | 'kind'>> | null
  sort?: keyof typeof orders | null
}

export const documentOrder = ({ sort }: WantedDocuments): Sort => orders[sort ?? 'CREATED_AT_DESC']

/** Any part of the title or of the creator's name (specification 3 §2). An agency has some thousands of documents at most. */
export function documentFilter({ search, filter }: WantedDocuments): Record<string, unknown> {
  const parts = fold(search ?? '')
    .split(' ')
    .filter(Boolean)
    .slice(0, 8)
    .map(part => ({ searched: { $regex: part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') } }))
  const narrowed = Object.entries(filter ?? {}).flatMap(([field, value]) => (value ? [{ [field]: value }] : []))
  // Signs alone are nothing to search for.
  const found = parts.length > 0 ? parts : [searchFilter('searched', search)]
  const wanted = [...found, ...narrowed].filter(condition => Object.keys(condition).length > 0)
  return wanted.length > 0 ? { $and: wanted } : {}
}
