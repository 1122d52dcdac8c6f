import {
  ButtonLink,
  csvTime,
  type DataTableColumn,
  DateTime,
  makeStyles,
  RowTitle,
  TruncatedText,
} from '@coverdesk/design-system'
import type { CustomPresetRowFragment } from '../generated/documents'
import { editPresetPath, runPresetPath } from '../paths'

type Row = CustomPresetRowFragment

const creatorOf = ({ createdBy }: Row) => createdBy.name || 'A former user'

const useStyles = makeStyles({ actions: { display: 'flex', gap: '4px', justifyContent: 'flex-end' } })

function PresetActions({ id, title }: Row) {
  const styles = useStyles()
  return (
    <span className={styles.actions}>
      <ButtonLink small to={runPresetPath(id)} aria-label={`Run ${title}`}>
        Run
      </ButtonLink>
      <ButtonLink small appearance="subtle" to={editPresetPath(id)} aria-label={`Edit ${title}`}>
        Edit
      </ButtonLink>
    </span>
  )
}

/** The whole row on a phone. */
export const presetOnPhone = (row: Row) => <RowTitle name={row.title} detail={row.description} />

/** Specification 3 §2. */
export const presetColumns: readonly DataTableColumn<Row>[] = [
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
    id: 'actions',
    header: 'Actions',
    width: '148px',
    minWidth: 148,
    align: 'end',
    cell: row => <PresetActions {...row} />,
  },
]
