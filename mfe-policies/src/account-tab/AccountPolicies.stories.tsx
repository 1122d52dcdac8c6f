import { definePlugin } from '@coverdesk/plugin-sdk/manifest'
import { PluginStage } from '@coverdesk/plugin-sdk/testing'
import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { policyRows } from '../testing/policies.fixtures'
import AccountPolicies from './AccountPolicies'

/** In the place of the account's page. */
const account = definePlugin({
  id: 'accounts',
  title: 'Accounts',
  basePaths: ['/app/accounts'],
  nav: [],
  routes: async () => ({ routes: [{ path: '/app/accounts/a1', element: <AccountPolicies accountId="a1" /> }] }),
})

const answer = (items: object[], type = 'BUSINESS') => ({
  AccountPolicies: {
    account: {
      __typename: 'Account',
      id: 'a1',
      type,
      businessPolicies: { __typename: 'BusinessPolicyPage', items, total: items.length, endCursor: null },
    },
  },
})

const meta = {
  title: 'Screens/Policies/Tab of an account',
  component: PluginStage,
  args: { plugin: account, path: '/app/accounts/a1', answers: answer(policyRows(5)) },
  argTypes: { plugin: { control: false }, answers: { control: false }, slots: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof PluginStage>

export default meta
type Story = StoryObj<typeof meta>

/** What the slot `account.tab` gets is the account's id. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Add Policy' })).toHaveAttribute(
      'href',
      '/app/policies/new?accountId=a1',
    )
    await expect(canvas.getAllByRole('link', { name: /^View/ })).toHaveLength(5)
  },
}

export const Empty: Story = {
  args: { answers: answer([]) },
  play: async ({ canvas }) => {
    await canvas.findByText('No policies')
  },
}
