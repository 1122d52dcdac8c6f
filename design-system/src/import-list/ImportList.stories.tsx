import { expect, fn, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { useServerForm, type ValidationError } from '../form/use-server-form'
import { UploadListDialog } from '../imports/index'
import { boatsPath, importIn } from '../imports/some-import.fixture'
import type { ListModel } from '../page/list-model'
import { plainLayout } from '../table/column-layout'
import { noRows } from '../table/selection'
import { unbrokenWord } from '../testing/long-words'
import { ImportListScreen, importColumns, type ListedImport } from './index'

interface Args {
  imports: readonly ListedImport[]
  loading?: boolean
  failure?: ListModel<ListedImport>['failure']
  /** The dialog for one more list is open, and this is refused. */
  refused?: readonly ValidationError[]
}

const maya = { name: 'Maya Reyes' }

const several: readonly ListedImport[] = [
  { ...importIn('CHECKED', { rows: 500 }), createdBy: maya },
  { ...importIn('DONE', { rows: 12_000, created: 11_840 }, { id: 'i2', fileName: 'harbor.csv' }), createdBy: maya },
  { ...importIn('MAPPING', {}, { id: 'i3', fileName: `${unbrokenWord}.csv` }), createdBy: null },
]

const columns = importColumns('Boats created')

const modelOf = ({ imports, loading = false, failure }: Args): ListModel<ListedImport> => ({
  id: 'boat-imports',
  rows: imports,
  total: imports.length,
  loading,
  refreshing: false,
  hasMore: false,
  loadMore: () => undefined,
  failure,
  retry: fn(),
  search: undefined,
  onSearch: () => undefined,
  filters: [],
  filtered: false,
  clearFilters: () => undefined,
  sorting: { sort: undefined, fallback: undefined, onSort: () => undefined },
  views: undefined,
  columns,
  layout: plainLayout,
  onLayout: () => undefined,
  layoutOf: 'person',
  selection: { rows: noRows, onChange: () => undefined, choosing: false, onChoosing: () => undefined },
  scroll: undefined,
  readAll: async () => imports,
  announce: () => undefined,
})

function BoatImports(args: Args) {
  return (
    <div style={{ height: '100dvh' }}>
      <ImportListScreen
        list={modelOf(args)}
        title="Import boats"
        description="Lists of boats from harbors"
        hint="Upload a list as CSV: match its columns and review every row before anything is created."
        path={boatsPath}
      >
        {args.refused && <BoatDialog refused={args.refused} />}
      </ImportListScreen>
    </div>
  )
}

const closed = fn().mockName('close')

function BoatDialog({ refused }: { refused: readonly ValidationError[] }) {
  const form = useServerForm({ defaultValues: { fileId: '' }, validationErrors: refused, onSubmit: () => undefined })
  return (
    <UploadListDialog
      title="Upload a list of boats"
      label="List of boats"
      form={form}
      busy={false}
      failure={undefined}
      send={() => new Promise(() => undefined)}
      onClose={closed}
    />
  )
}

const meta = {
  title: 'Patterns/Imports',
  component: BoatImports,
  subcomponents: { ImportListScreen: ImportListScreen as never, UploadListDialog },
  args: { imports: several },
  argTypes: { imports: { control: false }, failure: { control: false }, refused: { control: false } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: `Every list that was brought into an area, newest first, and the dialog for one more over it. \`importColumns\` are its columns.

**Do** link to it from the list of the records that it creates.

**Don’t** ask for anything but the file in the dialog: what the columns are is asked with the file in sight.`,
      },
    },
  },
} satisfies Meta<typeof BoatImports>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('3 imports')
    await canvas.findByText('Boats created')
    await waitFor(() => expect(canvas.getByText('11,840')).toBeVisible())
    await canvas.findByText('Not checked yet')
  },
}

export const Empty: Story = {
  args: { imports: [] },
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole('link', { name: 'Upload a list' })
    await expect(link).toHaveAttribute('href', '/app/boats/import/new')
  },
}

export const Failed: Story = {
  args: { imports: [], failure: { message: 'Boats are not available at the moment.', requestId: '01HZX4K7T2' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry' })
  },
}

const none: readonly ValidationError[] = []

export const Upload: Story = {
  args: { refused: none },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Upload a list of boats' })
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(closed).toHaveBeenCalled()
  },
}

const noFile = [{ path: 'fileId', message: 'Choose a file.' }]

export const UploadRefused: Story = {
  args: { refused: noFile },
  play: async () => {
    await screen.findByText('Choose a file.')
  },
}
