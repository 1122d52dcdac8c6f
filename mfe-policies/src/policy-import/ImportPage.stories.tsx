import { failing, pending } from '@coverdesk/plugin-sdk/testing'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import type { ImportedPolicyRowFragment, PolicyImportWholeFragment } from '../generated/documents'
import { answerRows, badRow, duplicateRow, importedRow, importIn } from '../testing/imports.fixtures'
import { PoliciesPage } from '../testing/PoliciesPage'

const sent = fn().mockName('sent')

const answered = (found: PolicyImportWholeFragment, rows: readonly ImportedPolicyRowFragment[] = []) => ({
  PolicyImport: { policyImport: found },
  PolicyImportRows: answerRows(rows),
})

const meta = {
  title: 'Screens/Policies/Import',
  component: PoliciesPage,
  args: { path: '/app/policies/import/i1', answers: {}, onSent: sent },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof PoliciesPage>

export default meta
type Story = StoryObj<typeof meta>

export const Columns: Story = {
  args: { answers: answered(importIn('MAPPING')) },
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: /^Account name/ })).toHaveValue('0')
    await expect(screen.getByRole('combobox', { name: 'Carrier' })).toHaveValue('2')
    await waitFor(() => expect(screen.getByText('Such as 1/31/2026')).toBeVisible())
  },
}

export const ColumnsOnAPhone: Story = { ...Columns, globals: { viewport: { value: 'phone' } } }

export const AllOfOneType: Story = {
  args: { answers: answered(importIn('MAPPING')) },
  play: async ({ userEvent }) => {
    await screen.findByRole('combobox', { name: 'Type' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'All of one type' }), 'Cyber')
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Type' })).toBeNull())
  },
}

export const ColumnsAsLastTime: Story = {
  args: { answers: answered(importIn('MAPPING', {}, { isRemembered: true, policyType: 'CYBER' })) },
  play: async () => {
    await screen.findByText(/as for the last file/)
    await expect(screen.getByRole('combobox', { name: 'All of one type' })).toHaveValue('CYBER')
  },
}

const refusal = failing(
  {
    code: 'VALIDATION_FAILED',
    validationErrors: [
      {
        path: 'columns.ACCOUNT_EMAIL',
        message: 'Choose the column with the email address or the name of the account.',
      },
      { path: 'columns.TYPE', message: 'Choose the column with the type of the policy.' },
    ],
  },
  { mapPolicyImport: null },
)

export const ColumnsRefused: Story = {
  args: { answers: { ...answered(importIn('MAPPING', {}, { mapping: [] })), MapPolicyImport: refusal } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Check rows' }))
    await screen.findByText('Choose the column with the email address or the name of the account.')
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Type' })).toHaveFocus())
  },
}

export const Checking: Story = {
  args: { answers: answered(importIn('CHECKING', { rows: 1_200, invalid: 3 })) },
  play: async () => {
    await screen.findByText('1,200 rows checked')
  },
}

const counts = { rows: 500, ready: 484, invalid: 12, numberDuplicates: 3, termDuplicates: 1, newCarriers: 3 }
const rows = [badRow, duplicateRow, ...[8, 9, 10].map(number => importedRow(number))]

export const Checked: Story = {
  args: { answers: answered(importIn('CHECKED', counts), rows) },
  play: async ({ userEvent }) => {
    await screen.findByText('3 carriers will be added.')
    await screen.findByText('Account name: No account has this name. Import the account first.')
    const there = await screen.findByRole('link', { name: 'a policy that is here' })
    await expect(there).toHaveAttribute('href', '/app/policies/p2/overview')
    await userEvent.click(screen.getAllByRole('radio', { name: 'Import anyway' })[0] as HTMLElement)
    await expect(screen.getByRole('button', { name: 'Import 487 policies' })).toBeEnabled()
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
  { startPolicyImport: null },
)

export const SomebodyWasFaster: Story = {
  args: { answers: { ...answered(importIn('CHECKED', counts), rows), StartPolicyImport: conflict } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Import 484 policies' }))
    await screen.findByText(/has moved on/)
  },
}

export const Importing: Story = {
  args: { answers: answered(importIn('IMPORTING', { ...counts, done: 200, created: 190 })) },
  play: async () => {
    await screen.findByText('Creating policies')
    await expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
  },
}

export const Imported: Story = {
  args: {
    answers: answered(importIn('DONE', { ...counts, created: 484, skipped: 4 }), [
      badRow,
      importedRow(8, { outcome: 'CREATED', policyId: 'p8' }),
    ]),
  },
  play: async ({ userEvent }) => {
    const created = await screen.findByRole('link', { name: 'Bayview Marine Services LLC' })
    await expect(created).toHaveAttribute('href', '/app/policies/p8/overview')
    await expect(screen.getByRole('link', { name: 'Open policies' })).toHaveAttribute('href', '/app/policies')
    await userEvent.click(screen.getByRole('button', { name: 'Undo import' }))
    await screen.findByRole('button', { name: 'Remove 484 policies' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo import' })).toHaveFocus())
  },
}

export const ImportedOnAPhone: Story = {
  args: { answers: answered(importIn('DONE', { ...counts, created: 484, skipped: 4 }), [badRow]) },
  globals: { viewport: { value: 'phone' } },
}

export const Undone: Story = {
  args: {
    answers: answered(importIn('UNDONE', { ...counts, created: 484, removed: 483, kept: 1, skipped: 4 }), [
      importedRow(9, { outcome: 'KEPT', policyId: 'p9', keptBecause: 'It has documents.' }),
    ]),
  },
  play: async () => {
    await screen.findByText(/1 policy kept/)
    await screen.findByText('It has documents.')
    await expect(screen.queryByRole('link', { name: 'Open policies' })).toBeNull()
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
    await expect(screen.getByRole('link', { name: 'Upload it again' })).toHaveAttribute(
      'href',
      '/app/policies/import/new',
    )
  },
}

export const Canceled: Story = { args: { answers: answered(importIn('CANCELED')) } }

const longName = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

export const LongTexts: Story = {
  args: {
    answers: answered(importIn('CHECKED', counts, { fileName: `${longName}.csv` }), [
      importedRow(2, { accountName: longName, carrier: longName, policyNumber: longName }),
    ]),
  },
  play: async () => {
    await screen.findAllByText(new RegExp(longName))
  },
  globals: { viewport: { value: 'phone' } },
}

export const Loading: Story = { args: { answers: { PolicyImport: pending } } }

export const Missing: Story = {
  args: {
    answers: {
      PolicyImport: failing({ code: 'NOT_FOUND', message: 'This import does not exist.' }, { policyImport: null }),
    },
  },
  play: async () => {
    await screen.findByText('There is no such import')
  },
}

const outOfOrder = failing(
  { code: 'SUBGRAPH_UNAVAILABLE', message: 'Policies are not available at the moment.', requestId: '01HZX4K7T2M9Q3' },
  { policyImport: null },
)

export const Failed: Story = {
  args: { answers: { PolicyImport: outOfOrder } },
  play: async () => {
    await screen.findByRole('button', { name: 'Retry' })
  },
}

export const RowsFailed: Story = {
  args: { answers: { PolicyImport: { policyImport: importIn('CHECKED', counts) }, PolicyImportRows: outOfOrder } },
  play: async () => {
    await screen.findByText('The rows could not be loaded')
  },
}
