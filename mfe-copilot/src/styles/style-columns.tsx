import { ButtonLink, csvTime, type DataTableColumn, DateTime, RowTitle, TruncatedText } from '@coverdesk/design-system'
import type { StyleRowFragment } from '../generated/documents'
import { stylePath } from './paths'

type Row = StyleRowFragment

const creatorOf = ({ createdBy }: Row) => createdBy.name || 'A former user'

/** The whole row on a phone. */
export const styleOnPhone = (row: Row) => <RowTitle name={row.title} detail={row.description} />

/** Specification 3 §2. */
export const styleColumns: readonly DataTableColumn<Row>[] = [
  {
    id: 'title',
    header: 'Title',
    width: '5fr',
    minWidth: 240,
    cell: ({ title, description }) => <RowTitle name={title} detail={description} />,
    sort: { ascending: 'TITLE_ASC', descending: 'TITLE_DESC' },
    csv: { Title: ({ title }) => title, Description: ({ description }) => description },
  },
  {
    id: 'creator',
    header: 'Created By',
    width: '2fr',
    minWidth: 148,
    quiet: true,
    cell: row => <TruncatedText text={creatorOf(row)} />,
    csv: { 'Created By': creatorOf },
  },
  {
    id: 'updated',
    header: 'Last Updated',
    width: '2fr',
    minWidth: 172,
    align: 'end',
    quiet: true,
    cell: ({ updatedAt }) => <DateTime value={updatedAt} />,
    sort: { ascending: 'UPDATED_AT_ASC', descending: 'UPDATED_AT_DESC' },
    csv: { 'Last Updated': ({ updatedAt }) => csvTime(updatedAt) },
  },
  {
    id: 'edit',
    header: 'Edit',
    width: '88px',
    minWidth: 88,
    align: 'end',
    cell: ({ id, title }) => (
      <ButtonLink small appearance="subtle" to={stylePath(id)} aria-label={`Edit ${title}`}>
        Edit
      </ButtonLink>
    ),
  },
]
