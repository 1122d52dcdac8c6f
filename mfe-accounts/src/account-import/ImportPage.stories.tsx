import { failing, pending } from '@coverdesk/plugin-sdk/testing'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import type { AccountImportWholeFragment, ImportedRowFragment } from '../generated/documents'
import { AccountsPage } from '../testing/AccountsPage'
import { answerRows, badRow, duplicateRow, importedRow, importIn } from '../testing/imports.fixtures'

const sent = fn().mockName('sent')

const answered = (found: AccountImportWholeFragment, rows: readonly ImportedRowFragment[] = []) => ({
  AccountImport: { accountImport: found },
  AccountImportRows: answerRows(rows),
})

const meta = {
  title: 'Screens/Accounts/Import',
  component: AccountsPage,
  args: { path: '/app/accounts/import/i1', answers: {}, onSent: sent },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof AccountsPage>

export default meta
type Story = StoryObj<typeof meta>

export const Columns: Story = {
  args: { answers: answered(importIn('MAPPING')) },
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: 'Name' })).toHaveValue('0')
    await waitFor(() => expect(screen.getByText(/Such as 94607/)).toBeVisible())
  },
}

export const ColumnsOnAPhone: Story = { ...Columns, globals: { viewport: { value: 'phone' } } }

export const ColumnsAsLastTime: Story = {
  args: { answers: answered(importIn('MAPPING', {}, { isRemembered: true, accountType: 'INDIVIDUAL' })) },
  play: async () => {
    await screen.findByText(/as for the last file/)
    await expect(screen.queryByRole('combobox', { name: /Contact name/ })).toBeNull()
  },
}

const refusal = failing(
  {
    code: 'VALIDATION_FAILED',
    validationErrors: [{ path: 'columns.EMAIL', message: 'Choose the column with the email address.' }],
  },
  { mapAccountImport: null },
)

export const ColumnsRefused: Story = {
  args: { answers: { ...answered(importIn('MAPPING')), MapAccountImport: refusal } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Check rows' }))
    await screen.findByText('Choose the column with the email address.')
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Email' })).toHaveFocus())
  },
}

export const Checking: Story = {
  args: { answers: answered(importIn('CHECKING', { rows: 1_200, invalid: 3 })) },
  play: async () => {
    await screen.findByText('1,200 rows checked')
  },
}

const counts = { rows: 500, ready: 484, invalid: 12, emailDuplicates: 3, nameDuplicates: 1 }
const rows = [badRow, duplicateRow, ...[8, 9, 10].map(number => importedRow(number))]

export const Checked: Story = {
  args: { answers: answered(importIn('CHECKED', counts), rows) },
  play: async ({ userEvent }) => {
    await screen.findByText(/Enter a ZIP code/)
    await userEvent.click(screen.getAllByRole('radio', { name: 'Import anyway' })[0] as HTMLElement)
    await expect(screen.getByRole('button', { name: 'Import 487 accounts' })).toBeEnabled()
  },
}

export const CheckedOnAPhone: Story = { ...Checked, globals: { viewport: { value: 'phone' } } }

export const NothingToImport: Story = {
  args: { answers: answered(importIn('CHECKED', { rows: 1, invalid: 1 }), [badRow]) },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Nothing to import' })).toBeDisabled()
  },
}

const conflict = failing(
  { code: 'CONFLICT', message: 'Someone else changed this.', current: importIn('IMPORTING') },
  {
    startAccountImport: null,
  },
)

export const SomebodyWasFaster: Story = {
  args: { answers: { ...answered(importIn('CHECKED', counts), rows), StartAccountImport: conflict } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Import 484 accounts' }))
    await screen.findByText(/has moved on/)
  },
}

export const Importing: Story = {
  args: { answers: answered(importIn('IMPORTING', { ...counts, done: 200, created: 190 })) },
  play: async () => {
    await expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
  },
}

export const Imported: Story = {
  args: {
    answers: answered(importIn('DONE', { ...counts, created: 484, skipped: 4 }), [
      badRow,
      importedRow(8, { outcome: 'CREATED', accountId: '2' }),
    ]),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Undo import' }))
    await screen.findByRole('button', { name: 'Remove 484 accounts' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo import' })).toHaveFocus())
  },
}

export const Undone: Story = {
  args: {
    answers: answered(importIn('UNDONE', { ...counts, created: 484, removed: 480, kept: 4, skipped: 4 }), [
      importedRow(9, { outcome: 'KEPT', accountId: '2', keptBecause: '2 policies belong to this account.' }),
    ]),
  },
  play: async () => {
    await screen.findByText(/4 accounts kept/)
    await screen.findByText('2 policies belong to this account.')
  },
}

export const Unreadable: Story = {
  args: {
    answers: answered(
      importIn('FAILED', { rows: 100 }, { failure: "Line 212 can't be read: a quote seems to be missing there." }),
      [importedRow(2)],
    ),
  },
  play: async () => {
    await screen.findByText(/Line 212/)
  },
}

const stopped = 'Some rows are not brought in. Undo the import, or upload the list again.'

export const Stopped: Story = {
  args: {
    answers: answered(importIn('FAILED', { ...counts, done: 200, created: 190, skipped: 4 }, { failure: stopped }), [
      importedRow(8, { outcome: 'CREATED', accountId: '2' }),
    ]),
  },
  play: async ({ userEvent }) => {
    await screen.findByText(stopped)
    await userEvent.click(screen.getByRole('button', { name: 'Undo import' }))
    await screen.findByRole('button', { name: 'Remove 190 accounts' })
  },
}

const longName = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

export const LongTexts: Story = {
  args: {
    answers: answered(importIn('CHECKED', counts, { fileName: `${longName}.csv` }), [
      importedRow(2, { name: longName, email: `${longName}@example.com`, address: longName }),
    ]),
  },
  play: async () => {
    await screen.findAllByText(new RegExp(longName))
  },
  globals: { viewport: { value: 'phone' } },
}

export const Loading: Story = { args: { answers: { AccountImport: pending } } }

export const Missing: Story = {
  args: {
    answers: {
      AccountImport: failing({ code: 'NOT_FOUND', message: 'This import does not exist.' }, { accountImport: null }),
    },
  },
  play: async () => {
    await screen.findByText('There is no such import')
  },
}

const outOfOrder = failing(
  { code: 'SUBGRAPH_UNAVAILABLE', message: 'Accounts are not available at the moment.', requestId: '01HZX4K7T2M9Q3' },
  { accountImport: null },
)

export const Failed: Story = {
  args: { answers: { AccountImport: outOfOrder } },
  play: async () => {
    await screen.findByRole('button', { name: 'Retry' })
  },
}

export const RowsFailed: Story = {
  args: { answers: { AccountImport: { accountImport: importIn('CHECKED', counts) }, AccountImportRows: outOfOrder } },
  play: async () => {
    await screen.findByText('The rows could not be loaded')
  },
}
