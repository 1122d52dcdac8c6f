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

export const AllOfOneType: Story = {
  args: { answers: answered(importIn('MAPPING')) },
  play: async ({ userEvent }) => {
    await screen.findByRole('combobox', { name: 'Type' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'All of one type' }), 'Cyber')
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Type' })).toBeNull())
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
