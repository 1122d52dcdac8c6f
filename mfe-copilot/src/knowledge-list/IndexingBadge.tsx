import { Badge } from '@coverdesk/design-system'
import type { KnowledgeRowFragment } from '../generated/documents'
import { labelOf, percentOf } from './indexing-labels'

/** How far Cara is with a document: "Indexing 45%", "1 of 3 pages unread". */
export function IndexingBadge({ indexing }: { indexing: KnowledgeRowFragment['indexingStatus'] }) {
  const { label, tone } = labelOf(indexing)
  const done = indexing.status === 'INDEXING' && indexing.progress > 0 ? ` ${percentOf(indexing.progress)}` : ''
  return <Badge tone={tone}>{`${label}${done}`}</Badge>
}
