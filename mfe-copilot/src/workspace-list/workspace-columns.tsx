import {
  csvTime,
  type DataTableColumn,
  DateTime,
  formatRelative,
  makeStyles,
  RowTitle,
  StateBadge,
  TruncatedText,
  tokens,
} from '@coverdesk/design-system'
import type { CaraWorkspaceRowFragment } from '../generated/documents'
import { presetName } from '../presets/built-in-presets'

type Row = CaraWorkspaceRowFragment

const useStyles = makeStyles({ none: { color: tokens.textTertiary } })

export const statusNames = {
  CREATED: 'Created',
  WAITING_FOR_INPUT: 'Waiting',
  WORKING: 'Working',
  IDLE: 'Idle',
} as const

/** What the workspace was started with, if that was a preset. */
export const presetOf = ({ preset, customPreset }: Row) => (preset ? presetName(preset) : customPreset?.title)

export const userOf = ({ agencyUser }: Row) => agencyUser.name || 'Unnamed user'

const clientOf = ({ metadata }: Row) => metadata.clientName

function OptionalText({ text }: { text: string | null | undefined }) {
  const styles = useStyles()
  return text ? <TruncatedText text={text} /> : <span className={styles.none}>–</span>
}

/** The whole row on a phone. */
export const workspaceOnPhone = (row: Row) => (
  <RowTitle
    name={row.title}
    detail={[formatRelative(row.updatedAt), clientOf(row)].filter(Boolean).join(' · ')}
    badge={<StateBadge of="workspace" state={row.state} />}
  />
)

/** Specification 3 §2. The preset is a column for those who want it. */
export const workspaceColumns: readonly DataTableColumn<Row>[] = [
  {
    id: 'title',
    header: 'Title',
    // Titles are questions, mostly.
    width: '8fr',
    minWidth: 240,
    cell: ({ title }) => <RowTitle name={title} />,
    csv: { Title: ({ title }) => title },
  },
  {
    id: 'status',
    header: 'Status',
    width: '1fr',
    minWidth: 108,
    cell: ({ state }) => <StateBadge of="workspace" state={state} />,
    sort: { ascending: 'STATUS_ASC', descending: 'STATUS_DESC' },
    csv: { Status: ({ state }) => statusNames[state] },
  },
  {
    id: 'client',
    header: 'Client',
    width: '3fr',
    minWidth: 180,
    cell: row => <OptionalText text={clientOf(row)} />,
    sort: { ascending: 'CLIENT_ASC', descending: 'CLIENT_DESC' },
    csv: { Client: clientOf },
  },
  {
    id: 'user',
    header: 'User',
    width: '3fr',
    minWidth: 148,
    quiet: true,
    cell: row => <TruncatedText text={userOf(row)} />,
    sort: { ascending: 'USER_ASC', descending: 'USER_DESC' },
    csv: { User: userOf },
  },
  {
    id: 'preset',
    header: 'Preset',
    width: '3fr',
    minWidth: 180,
    quiet: true,
    hidden: true,
    cell: row => <OptionalText text={presetOf(row)} />,
    sort: { ascending: 'PRESET_ASC', descending: 'PRESET_DESC' },
    csv: { Preset: presetOf },
  },
  {
    id: 'updated',
    header: 'Last Updated',
    width: '3fr',
    minWidth: 172,
    align: 'end',
    quiet: true,
    cell: ({ updatedAt }) => <DateTime value={updatedAt} />,
    sort: { ascending: 'DATE_ASC', descending: 'DATE_DESC' },
    csv: { 'Last Updated': ({ updatedAt }) => csvTime(updatedAt) },
  },
]
