import { expect, fn, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { BoatImport } from './BoatImport.fixture'
import { ImportLayout, ImportStage } from './index'
import { badRow, duplicateRow, importedRow, importIn, someCounts } from './some-import.fixture'

const submit = fn().mockName('submit')
const submission = { submit, busy: false, failure: undefined, conflict: undefined }
const rows = [badRow, duplicateRow, ...[8, 9, 10].map(number => importedRow(number))]

const meta = {
  title: 'Patterns/Import',
  component: BoatImport,
  subcomponents: { ImportLayout: ImportLayout as never, ImportStage: ImportStage as never },
  args: { found: importIn('CHECKED', someCounts), rows, duplicates: [3, 1], submission },
  argTypes: {
    found: { control: false },
    rows: { control: false },
    duplicates: { control: false },
    submission: { control: false },
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '760px' },
      description: {
        component: `A list of records comes in as CSV: people say what its columns are, see what would become of every row, and can take it back. The parts are those of \`@coverdesk/design-system/imports\`, loaded with the first screen that shows one; an area adds its words, its fields and how its rows are read.

**Do** say of every row that is left out why, at its field, and which record a duplicate is the same as.

**Don’t** create anything before someone has seen the rows.`,
      },
    },
  },
} satisfies Meta<typeof BoatImport>

export default meta
type Story = StoryObj<typeof meta>

export const Missing: Story = {
  args: { found: undefined },
  play: async () => {
    await screen.findByText('There is no such import')
    await screen.findByRole('heading', { level: 1, name: 'Import' })
  },
}

export const Columns: Story = {
  args: { found: importIn('MAPPING') },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Say what the columns are; nothing is created yet')).toBeVisible())
    await expect(screen.getByText('Columns', { selector: '[aria-current] *' })).toBeVisible()
  },
}

export const Checking: Story = {
  args: { found: importIn('CHECKING', { rows: 1_200, invalid: 3 }) },
  play: async () => {
    await screen.findByText('1,200 rows checked')
    await screen.findByText('3 with errors')
  },
}

export const Checked: Story = {
  play: async ({ userEvent }) => {
    await screen.findByText('3 rows with the hull number of another boat')
    await userEvent.click(screen.getAllByRole('radio', { name: 'Import anyway' })[0] as HTMLElement)
    await userEvent.click(screen.getByRole('button', { name: 'Import 487 boats' }))
    const input = { hulls: 'IMPORT', names: 'SKIP' }
    await expect(submit).toHaveBeenLastCalledWith({ step: 'start', version: 2, input })
  },
}

export const RowsOfOneKind: Story = {
  play: async ({ userEvent }) => {
    await screen.findByText('Hull number: Enter the 12 characters of the hull number.')
    await userEvent.click(screen.getByRole('button', { name: 'Duplicates (4)' }))
    await screen.findByRole('link', { name: 'a boat that is here' })
    await expect(screen.queryByText(/12 characters/)).toBeNull()
  },
}

export const ColumnsAreChangedAfterTheCheck: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change columns' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Back to the rows' }))
    await screen.findByRole('button', { name: 'Import 484 boats' })
  },
}

export const NothingToImport: Story = {
  args: { found: importIn('CHECKED', { rows: 1, invalid: 1 }), rows: [badRow], duplicates: [0, 0] },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Nothing to import' })).toBeDisabled()
  },
}

export const SomebodyWasFaster: Story = {
  args: { submission: { ...submission, conflict: importIn('IMPORTING') } },
  play: async () => {
    await screen.findByText(/has moved on/)
  },
}

export const StepFailed: Story = {
  args: {
    submission: { ...submission, failure: { message: 'Boats are not available at the moment.', requestId: undefined } },
  },
  play: async () => {
    await screen.findByText('Boats are not available at the moment.')
  },
}

export const BadRowsDoNotCome: Story = {
  args: { readBadRows: async () => null },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save rows with errors' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save rows with errors' })).toBeEnabled())
  },
}

export const Importing: Story = {
  args: { found: importIn('IMPORTING', { ...someCounts, done: 200, created: 190 }) },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(submit).toHaveBeenLastCalledWith({ step: 'cancel', version: 2 })
  },
}

const created = importedRow(8, { outcome: 'CREATED', href: '/app/boats/8' })

export const Imported: Story = {
  args: {
    found: importIn('DONE', { ...someCounts, created: 484, skipped: 4 }),
    rows: [badRow, created],
    created: { text: 'Open boats', href: '/app/boats' },
  },
  play: async ({ userEvent }) => {
    await screen.findByRole('link', { name: 'Open boats' })
    await userEvent.click(screen.getByRole('button', { name: 'Undo import' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Remove 484 boats' }))
    await expect(submit).toHaveBeenLastCalledWith({ step: 'undo', version: 2 })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo import' })).toHaveFocus())
  },
}

export const Undone: Story = {
  args: {
    found: importIn('UNDONE', { ...someCounts, created: 484, removed: 480, kept: 4, skipped: 4 }),
    rows: [importedRow(9, { outcome: 'KEPT', href: '/app/boats/9', keptBecause: 'Its owner has changed since.' })],
  },
  play: async ({ userEvent }) => {
    await screen.findByText(/4 boats kept/)
    await userEvent.click(screen.getByRole('button', { name: 'Kept (4)' }))
    await screen.findByText('Its owner has changed since.')
  },
}

export const Stopped: Story = {
  args: {
    found: importIn('FAILED', { rows: 100 }, { failure: "Line 212 can't be read: a quote seems to be missing there." }),
    rows: [importedRow(2)],
  },
  play: async () => {
    await screen.findByText(/Line 212/)
    await expect(screen.getByRole('link', { name: 'Upload it again' })).toHaveAttribute('href', '/app/boats/import/new')
  },
}
