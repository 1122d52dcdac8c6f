import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect, fn, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { AccountsPage } from '../testing/AccountsPage'
import { accountRows, answerAccounts } from '../testing/accounts.fixtures'

const sent = fn().mockName('sent')

const meta = {
  title: 'Screens/Accounts/List',
  component: AccountsPage,
  args: { path: '/app/accounts', answers: { Accounts: answerAccounts(accountRows(40)) }, onSent: sent },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof AccountsPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('40 accounts')
  },
}

export const Empty: Story = {
  args: { answers: { Accounts: answerAccounts([]) } },
  play: async ({ canvas }) => {
    await canvas.findByText('No accounts found')
  },
}

const outOfOrder = failing(
  {
    code: 'SUBGRAPH_UNAVAILABLE',
    message: 'Accounts are not available at the moment. Try again in a minute.',
    requestId: '01HZX4K7T2M9Q3',
  },
  { accounts: null },
)

export const Failed: Story = {
  args: { answers: { Accounts: outOfOrder } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry' })
  },
}

export const FiltersAsOneTypes: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('40 accounts')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Filter accounts' }), 'bayview')
    await waitFor(() => expect(canvas.queryByText('Alder & Sons')).toBeNull())
    await expect(canvas.getByText('Bayview Marine Services LLC')).toBeVisible()
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ variables: expect.objectContaining({ search: 'bayview' }) }),
    )
  },
}
