import { useMemo, useState } from 'react'
import { action } from 'storybook/actions'
import { Button } from '../controls/Button'
import type { MenuAction } from '../overlay/overlay-props'
import { type Client, clientColumns, clientPath, clientTitle, sorted } from '../table/clients.fixture'
import { type ColumnLayout, plainLayout } from '../table/column-layout'
import type { DataTableColumn } from '../table/columns'
import type { RowAction } from '../table/row-actions'
import { noRows, type RowSelection } from '../table/selection'
import { ListScreen } from './ListScreen'
import type { ListModel, ReadAllOptions } from './list-model'
import type { SavedViews, ViewFailure } from './saved-views'

export interface ClientListProps {
  rows: readonly Client[]
  loading?: boolean
  refreshing?: boolean
  failure?: { message: string; requestId: string | undefined }
  /** What the filter box begins with. */
  search?: string
  /** By default the agency shares two. */
  views?: SavedViews['views']
  /** Views that the list comes with. By default none. */
  readyMade?: SavedViews['readyMade']
  /** By default none. */
  moreActions?: readonly MenuAction[]
  /** Refuses every change of a view. */
  viewFailure?: ViewFailure
  /** What a Sort menu offers. By default there is none. */
  sorts?: ListModel<Client>['sorting']['options']
  /** By default those of clients. */
  columns?: readonly DataTableColumn<Client>[]
  /** Hears what the list says. */
  onAnnounce?: (text: string) => void
  /** How every row is read; by default at once. */
  readAll?(rows: readonly Client[], options: ReadAllOptions): Promise<readonly Client[]>
}

const someViews = [
  { id: 'view-1', name: 'Businesses' },
  { id: 'view-2', name: 'Renewals of the Greater Bay Area Cooperative of Independent Refrigeration Contractors' },
]
const done = Promise.resolve(undefined)
const actionsOf = (client: Client): RowAction[] => [{ label: 'Edit', icon: 'edit', to: `${clientPath(client)}/edit` }]

/** A list screen that keeps what the SDK's `useList` would keep in the address. */
export function ClientList(props: ClientListProps) {
  return (
    <div style={{ height: '100dvh' }}>
      <ListScreen
        list={useClientList(props)}
        title="Clients"
        description="Everyone the agency works for"
        words={{ one: 'client' }}
        action={<Button appearance="primary">Create Client</Button>}
        phoneRow={clientTitle}
        rowTo={clientPath}
        rowActions={actionsOf}
        {...(props.moreActions && { moreActions: props.moreActions })}
        bulkActions={() => [{ label: 'Assign…', run: action('assign') }]}
        empty={{ hint: 'Create the first client, and it is listed here.', action: <Button>Create Client</Button> }}
        noMatchHint="No name begins with this. Try fewer letters, or clear the filter."
      />
    </div>
  )
}

function useClientList({ rows, failure, readAll, ...props }: ClientListProps): ListModel<Client> {
  const [search, onSearch] = useState(props.search ?? '')
  const [kind, setKind] = useState<string>()
  const [sort, setSort] = useState<string | undefined>('name')
  const [layout, onLayout] = useState<ColumnLayout>(plainLayout)
  const [chosen, setChosen] = useState<RowSelection>(noRows)
  const [choosing, setChoosing] = useState(false)
  const views = useClientViews(props, `${search} ${kind ?? ''}`)
  const matching = useMemo(
    () =>
      sorted(
        rows.filter(row => row.name.toLowerCase().startsWith(search.toLowerCase()) && (!kind || row.kind === kind)),
        sort,
      ),
    [rows, search, kind, sort],
  )
  return {
    id: 'clients',
    rows: matching,
    total: matching.length,
    loading: props.loading ?? false,
    refreshing: props.refreshing ?? false,
    hasMore: false,
    loadMore: () => undefined,
    failure,
    retry: action('retry'),
    search,
    onSearch,
    filters: [
      {
        name: 'kind',
        label: 'Type',
        value: kind,
        options: [
          { value: 'Business', label: 'Business' },
          { value: 'Individual', label: 'Individual' },
        ],
        onChange: setKind,
      },
    ],
    filtered: search !== '' || kind !== undefined,
    clearFilters() {
      onSearch('')
      setKind(undefined)
    },
    sorting: { sort, fallback: 'name', options: props.sorts, onSort: setSort },
    views,
    columns: props.columns ?? clientColumns,
    layout,
    onLayout,
    layoutOf: views.current === undefined ? 'person' : 'address',
    selection: { rows: chosen, onChange: setChosen, choosing, onChoosing: setChoosing },
    scroll: undefined,
    readAll: options => readAll?.(matching, options) ?? Promise.resolve(matching),
    announce: props.onAnnounce ?? action('announce'),
  }
}

/** Views that are kept as long as the story is shown. */
function useClientViews(
  { views: first = someViews, readyMade = [], viewFailure }: Partial<ClientListProps>,
  shows: string,
): SavedViews {
  const [views, setViews] = useState(first)
  const [current, setCurrent] = useState<{ id: string; shows: string }>()
  const change = (next: () => void) => {
    if (viewFailure) return Promise.resolve(viewFailure)
    next()
    return done
  }
  return {
    readyMade,
    views,
    current: current?.id,
    changed: current !== undefined && current.shows !== shows,
    choose: id => setCurrent(id === undefined ? undefined : { id, shows }),
    saveAs: name =>
      change(() => {
        const id = `view-${views.length + 1}`
        setViews([...views, { id, name }])
        setCurrent({ id, shows })
      }),
    update: () => change(() => setCurrent(current && { ...current, shows })),
    rename: (id, name) => change(() => setViews(views.map(view => (view.id === id ? { id, name } : view)))),
    remove: id =>
      change(() => {
        setViews(views.filter(view => view.id !== id))
        setCurrent(undefined)
      }),
  }
}
