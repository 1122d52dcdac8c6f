import { definePlugin } from '@coverdesk/plugin-sdk/manifest'
import { failing, PluginStage } from '@coverdesk/plugin-sdk/testing'
import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { recordRequests } from '../testing/requests.fixtures'
import AccountRequests from './AccountRequests'
import PolicyRequests from './PolicyRequests'

/** In the place of the pages of an account and a policy. */
const pages = definePlugin({
  id: 'accounts',
  title: 'Accounts',
  basePaths: ['/app/accounts', '/app/policies'],
  nav: [],
  routes: async () => ({
    routes: [
      { path: '/app/accounts/a1', element: <AccountRequests accountId="a1" /> },
      { path: '/app/policies/p2', element: <PolicyRequests policyId="p2" /> },
    ],
  }),
})

const page = (items: object[]) => ({
  __typename: 'ServiceRequestPage',
  items,
  total: items.length,
  endCursor: null,
})
const answers = (items: object[]) => ({
  AccountServiceRequests: { account: { __typename: 'Account', id: 'a1', serviceRequests: page(items) } },
  PolicyServiceRequests: { serviceRequests: page(items) },
})

const meta = {
  title: 'Screens/Servicing/Tab of an account or policy',
  component: PluginStage,
  args: { plugin: pages, path: '/app/accounts/a1', answers: answers(recordRequests(5)) },
  argTypes: { plugin: { control: false }, answers: { control: false }, slots: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof PluginStage>

export default meta
type Story = StoryObj<typeof meta>

export const OfAnAccount: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Create Request' })).toHaveAttribute(
      'href',
      '/app/servicing/new?accountId=a1',
    )
    await expect(await canvas.findByRole('link', { name: 'View Question' })).toHaveAttribute(
      'href',
      '/app/servicing/2/overview',
    )
  },
}

export const OfAPolicy: Story = {
  args: { path: '/app/policies/p2' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Create Request' })).toHaveAttribute(
      'href',
      '/app/servicing/new?policyId=p2',
    )
  },
}

export const Empty: Story = {
  args: { answers: answers([]) },
  play: async ({ canvas }) => {
    await canvas.findByText('Requests about this account are listed here.')
  },
}

export const Failed: Story = {
  args: {
    answers: {
      AccountServiceRequests: failing(
        { code: 'SUBGRAPH_UNAVAILABLE', message: 'Service requests are not available at the moment.' },
        { account: null },
      ),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry' })
  },
}
