import { failing, pending } from '@coverdesk/plugin-sdk/testing'
import { expect, screen } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import type { AccountImportRowFragment } from '../generated/documents'
import { AccountsPage } from '../testing/AccountsPage'
import { importIn } from '../testing/imports.fixtures'

const answer = (items: readonly AccountImportRowFragment[]) => ({
  accountImports: { __typename: 'AccountImportPage' as const, items: [...items], total: items.length, endCursor: null },
})

const maya = { __typename: 'AgencyUser' as const, id: 'u1', name: 'Maya Reyes' }

const several: AccountImportRowFragment[] = [
  { ...importIn('CHECKED', { rows: 500 }, { id: 'i3' }), createdBy: maya },
  {
    ...importIn('DONE', { rows: 12_000, created: 11_840 }, { id: 'i2', fileName: 'agency-bought-in-may.csv' }),
    createdBy: maya,
  },
  {
    ...importIn('UNDONE', { rows: 40, created: 40, removed: 40 }, { id: 'i1', fileName: 'wrong list.csv' }),
    createdBy: null,
  },
]

const meta = {
  title: 'Screens/Accounts/Imports',
  component: AccountsPage,
  args: { path: '/app/accounts/import', answers: { AccountImports: answer(several) } },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof AccountsPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('3 imports')
    await expect((await canvas.findAllByText('Maya Reyes')).length).toBe(2)
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Empty: Story = {
  args: { answers: { AccountImports: answer([]) } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: 'Upload a list' })).length).toBeGreaterThan(0)
  },
}

export const Loading: Story = { args: { answers: { AccountImports: pending } } }

export const Failed: Story = {
  args: {
    answers: {
      AccountImports: failing({ code: 'INTERNAL', message: 'Something went wrong.' }, { accountImports: null }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry' })
  },
}

export const Upload: Story = {
  args: { path: '/app/accounts/import/new' },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Upload a client list' })
  },
}

export const UploadOnAPhone: Story = { ...Upload, globals: { viewport: { value: 'phone' } } }

const refusal = failing(
  { code: 'VALIDATION_FAILED', validationErrors: [{ path: 'fileId', message: 'Choose a file.' }] },
  { createAccountImport: null },
)

export const UploadRefused: Story = {
  args: { path: '/app/accounts/import/new', answers: { AccountImports: answer([]), CreateAccountImport: refusal } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
    await screen.findByText('Choose a file.')
  },
}
