import { definePlugin } from '@coverdesk/plugin-sdk/manifest'
import { failing, PluginStage } from '@coverdesk/plugin-sdk/testing'
import { expect, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { accountRows } from '../testing/accounts.fixtures'
import ChangedAccounts from './ChangedAccounts'

/** In the place of the home page. */
const home = definePlugin({
  id: 'home',
  title: 'Home',
  basePaths: ['/app/home'],
  nav: [],
  routes: async () => ({ routes: [{ path: '/app/home', element: <ChangedAccounts /> }] }),
})

const answer = (rows: object[]) => {
  const items = rows.map(row => ({ ...row, updatedAt: '2026-11-20T18:04:10.000Z' }))
  return { ChangedAccounts: { accounts: { __typename: 'AccountPage', items, total: items.length } } }
}

const meta = {
  title: 'Screens/Home/Recently changed',
  component: PluginStage,
  args: {
    plugin: home,
    path: '/app/home',
    possibleTypes: { AccountDetails: ['BusinessAccount', 'IndividualAccount'] },
    answers: answer(accountRows(6)),
  },
  argTypes: { plugin: { control: false }, answers: { control: false } },
  render: args => (
    <div style={{ maxWidth: '720px', padding: '20px' }}>
      <PluginStage {...args} />
    </div>
  ),
} satisfies Meta<typeof PluginStage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const bayview = await canvas.findByRole('link', { name: /Bayview/ })
    await expect(bayview).toHaveAttribute('href', '/app/accounts/2')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'All accounts' })).toBeVisible())
  },
}

/** A new agency is led to its first account. */
export const Empty: Story = {
  args: { answers: answer([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Create your first account' })).toHaveAttribute(
      'href',
      '/app/accounts/new',
    )
  },
}

export const Failed: Story = {
  args: {
    answers: {
      ChangedAccounts: failing(
        { code: 'SUBGRAPH_UNAVAILABLE', message: 'Accounts are not available.' },
        { accounts: null },
      ),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry' })
  },
}
