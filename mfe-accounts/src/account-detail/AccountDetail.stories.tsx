import { unreachable } from '@coverdesk/plugin-sdk/testing'
import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { AccountsPage } from '../testing/AccountsPage'
import { bayview, ines } from '../testing/accounts.fixtures'

const meta = {
  title: 'Screens/Accounts/Account',
  component: AccountsPage,
  args: { path: '/app/accounts/2', answers: { Account: { account: bayview } } },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof AccountsPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: bayview.details.name })
    await expect(canvas.getByRole('region', { name: 'Business details' })).toHaveTextContent('Bayview Boats')
  },
}

export const Individual: Story = {
  args: { path: '/app/accounts/4', answers: { Account: { account: ines } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Contact overview' })).toHaveTextContent(
      'ines@kovac.example',
    )
  },
}

const Policies = ({ accountId }: { accountId: string }) => <p style={{ padding: '0 20px' }}>Policies of {accountId}</p>

export const WithTabsOfOtherAreas: Story = {
  args: { slots: { 'account.tab': [{ id: 'policies', label: 'Policies', component: Policies }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Policies' }))
    await canvas.findByText('Policies of 2')
  },
}

export const Unreachable: Story = {
  args: { answers: { Account: unreachable } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry' })
  },
}
