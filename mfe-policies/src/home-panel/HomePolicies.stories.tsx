import { definePlugin } from '@coverdesk/plugin-sdk/manifest'
import { failing, PluginStage } from '@coverdesk/plugin-sdk/testing'
import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { policyRows } from '../testing/policies.fixtures'
import CancellationPending from './CancellationPending'
import ExpiringSoon from './ExpiringSoon'

/** In the place of the home page. */
const home = definePlugin({
  id: 'home',
  title: 'Home',
  basePaths: ['/app/home'],
  nav: [],
  routes: async () => ({
    routes: [
      {
        path: '/app/home',
        element: (
          <div style={{ display: 'grid', gap: '20px' }}>
            <ExpiringSoon />
            <CancellationPending />
          </div>
        ),
      },
    ],
  }),
})

const page = (count: number) => {
  const items = policyRows(count).map(row => ({
    ...row,
    expiresAt: '2026-12-01',
    cancellation: { __typename: 'PolicyCancellation', effectiveAt: '2026-12-20' },
  }))
  return { businessPolicies: { __typename: 'BusinessPolicyPage', items, total: count } }
}

const meta = {
  title: 'Screens/Home/Policies',
  component: PluginStage,
  args: { plugin: home, path: '/app/home', answers: { ExpiringPolicies: page(4), PendingCancellations: page(2) } },
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
    await canvas.findByRole('list', { name: 'Expiring soon' })
    await canvas.findByRole('list', { name: 'Cancellation pending' })
    await expect(canvas.getByRole('link', { name: 'All 4' })).toHaveAttribute(
      'href',
      '/app/policies?expires=30&sort=EXPIRES_AT_ASC',
    )
  },
}

/** Only what there is to say is said. */
export const NothingToLookAt: Story = {
  args: { answers: { ExpiringPolicies: page(0), PendingCancellations: page(0) } },
  play: async ({ canvas }) => {
    await canvas.findByText('No policy ends in the next 30 days.')
    await expect(canvas.queryByText('Cancellation pending')).toBeNull()
  },
}

const away = failing(
  { code: 'SUBGRAPH_UNAVAILABLE', message: 'Policies are not available.' },
  { businessPolicies: null },
)

export const Failed: Story = {
  args: { answers: { ExpiringPolicies: away, PendingCancellations: away } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry' })
  },
}
