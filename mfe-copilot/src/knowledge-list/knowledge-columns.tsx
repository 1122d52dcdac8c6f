import { csvDay, type DataTableColumn, formatDate, RowTitle, TruncatedText } from '@coverdesk/design-system'
import type { KnowledgeRowFragment } from '../generated/documents'
import { IndexingBadge } from './IndexingBadge'
import { labelOf } from './indexing-labels'

type Row = KnowledgeRowFragment

const creatorOf = ({ createdBy }: Row) => createdBy?.name ?? 'A former user'

/** The whole row on a phone. */
export const documentOnPhone = (row: Row) => (
  <RowTitle
    name={row.title}
    detail={`${creatorOf(row)} · ${formatDate(row.createdAt)}`}
    badge={<IndexingBadge indexing={row.indexingStatus} />}
  />
)

/** Specification 3 §2. */
export const knowledgeColumns: readonly DataTableColumn<Row>[] = [
  {
    id: 'name',
    header: 'Name',
    width: '5fr',
    minWidth: 240,
    cell: ({ title }) => <RowTitle name={title} />,
    sort: { ascending: 'TITLE_ASC', descending: 'TITLE_DESC' },
    csv: { Name: ({ title }) => title },
  },
  {
    id: 'status',
    header: 'Status',
    width: '2fr',
    minWidth: 128,
    cell: ({ indexingStatus }) => <IndexingBadge indexing={indexingStatus} />,
    csv: { Status: ({ indexingStatus }) => labelOf(indexingStatus).label },
  },
  {
    id: 'creator',
    header: 'Created By',
    width: '3fr',
    minWidth: 160,
    quiet: true,
    cell: row => <TruncatedText text={creatorOf(row)} />,
    csv: { 'Created By': creatorOf },
  },
  {
    id: 'added',
    header: 'Date Added',
    width: '2fr',
    minWidth: 124,
    align: 'end',
    quiet: true,
    cell: ({ createdAt }) => formatDate(createdAt),
    sort: { ascending: 'CREATED_AT_ASC', descending: 'CREATED_AT_DESC' },
    csv: { 'Date Added': ({ createdAt }) => csvDay(createdAt) },
  },
]
