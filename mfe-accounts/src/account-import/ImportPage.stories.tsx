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
