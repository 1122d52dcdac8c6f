import { currentSession, defineList, type FilterDefinition } from '@coverdesk/plugin-sdk'
import { type CaraWorkspaceFilter, type CaraWorkspaceState, CaraWorkspacesDocument } from '../generated/documents'
import { builtInPresets } from '../presets/built-in-presets'
import { type DatePeriod, dateHeading, datePeriodFilter, datePeriods } from './date-periods'
import { presetOf, statusNames, userOf, workspaceColumns } from './workspace-columns'

/** What the address of the list may name. */
interface Filters {
  status: CaraWorkspaceState
  user: string
  date: DatePeriod
  /** A built-in preset, or the id of a custom one. */
  preset: string
  archived: 'yes'
}

/** In the place of the reader’s own id: such an address can be passed on and kept as a view. */
export const me = 'me'

const statuses = (Object.keys(statusNames) as CaraWorkspaceState[]).map(value => ({ value, label: statusNames[value] }))

const filters: { readonly [Name in keyof Filters]: FilterDefinition<Filters[Name]> } = {
  status: { label: 'Status', options: statuses },
  user: { label: 'User' },
  date: { label: 'Date', options: datePeriods },
  preset: { label: 'Preset' },
  archived: { label: 'Archived', options: [{ value: 'yes', label: 'Yes' }], none: 'No' },
}

/** The agency’s workspaces, the last updated first: `?filter=bay&status=IDLE&user=me&group=client`. */
export const workspaceList = defineList({
  id: 'workspaces',
  document: CaraWorkspacesDocument,
  pageOf: ({ caraWorkspaces }) => caraWorkspaces,
  order: 'DATE_DESC',
  columns: workspaceColumns,
  filters,
  // Specification 3 §9. What has no client or no preset comes last, as the server sorts it.
  groups: {
    client: {
      label: 'Client',
      sorts: ['CLIENT_ASC'],
      headingOf: ({ metadata }) => metadata.clientName || 'No client',
    },
    date: {
      label: 'Date',
      sorts: ['DATE_DESC', 'DATE_ASC'],
      headingOf: ({ updatedAt }) => dateHeading(updatedAt, currentSession().agency.timeZone),
    },
    preset: { label: 'Preset', sorts: ['PRESET_ASC'], headingOf: row => presetOf(row) ?? 'No preset' },
    status: { label: 'Status', sorts: ['STATUS_ASC'], headingOf: ({ state }) => statusNames[state] },
    user: { label: 'User', sorts: ['USER_ASC', 'USER_DESC'], headingOf: userOf },
  },
  sorts: [
    { value: 'CLIENT_ASC', label: 'Client' },
    { value: 'DATE_DESC', label: 'Date' },
    { value: 'PRESET_ASC', label: 'Preset' },
    { value: 'STATUS_ASC', label: 'Status' },
    { value: 'USER_ASC', label: 'User' },
  ],
  views: [
    { id: 'mine', name: 'Mine', filters: { user: me } },
    { id: 'waiting', name: 'Waiting for me', filters: { user: me, status: 'WAITING_FOR_INPUT' } },
    { id: 'archived', name: 'Archived', filters: { archived: 'yes' } },
  ],
  variables: ({ search, filters: set, sort }) => {
    const filter = workspaceFilter(set as Partial<Filters>)
    return {
      ...(search && { search }),
      ...(sort && { sort }),
      ...(Object.keys(filter).length > 0 && { filter }),
    }
  },
})

function workspaceFilter({ status, user, date, preset, archived }: Partial<Filters>): CaraWorkspaceFilter {
  const { agency, user: reader } = currentSession()
  const builtIn = builtInPresets.find(({ id }) => id === preset)?.id
  return {
    ...(status && { status }),
    ...(user && { userId: user === me ? reader.id : user }),
    ...(date && datePeriodFilter(date, agency.timeZone)),
    ...(builtIn && { preset: builtIn }),
    ...(preset && !builtIn && { customPresetId: preset }),
    ...(archived && { isArchived: true }),
  }
}
