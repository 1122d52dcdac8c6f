import { unreachable } from '@coverdesk/plugin-sdk/testing'
import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { AccountsPage } from '../testing/AccountsPage'
import { accountsOf, dana } from '../testing/contacts.fixtures'

const meta = {
  title: 'Screens/Accounts/Contact',
  component: AccountsPage,
  args: {
    path: '/app/accounts/contacts/c1',
    answers: { Contact: { contact: dana }, ContactAccounts: accountsOf(3) },
  },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof AccountsPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: dana.name })
    const account = await canvas.findByRole('link', { name: 'Bayview Marine Services LLC' })
    await expect(account).toHaveAttribute('href', '/app/accounts/2')
  },
}

export const WithoutAccounts: Story = {
  args: { answers: { Contact: { contact: dana }, ContactAccounts: accountsOf(0) } },
  play: async ({ canvas }) => {
    await canvas.findByText('No accounts')
  },
}

export const AccountsFailed: Story = {
  args: { answers: { Contact: { contact: dana }, ContactAccounts: unreachable } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry' })
  },
}
