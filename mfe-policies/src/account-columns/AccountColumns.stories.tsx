import { definePlugin } from '@coverdesk/plugin-sdk/manifest'
import { failing, PluginStage } from '@coverdesk/plugin-sdk/testing'
import { expect, fn } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import NextExpiration from './NextExpiration'
import PolicyCount from './PolicyCount'
import PolicyPremium from './PolicyPremium'

const sent = fn().mockName('sent')
const ids = ['a1', 'a2']

/** In the place of the list of accounts: what a column gets is the row's id. */
const accounts = definePlugin({
  id: 'accounts',
  title: 'Accounts',
  basePaths: ['/app/accounts'],
  nav: [],
  routes: async () => ({
    routes: [
      {
        path: '/app/accounts',
        element: (
          <ul>
            {ids.map(id => (
              <li key={id}>
                <PolicyCount id={id} />
                <PolicyPremium id={id} />
                <NextExpiration id={id} />
              </li>
            ))}
          </ul>
        ),
      },
    ],
  }),
})

const summary = (count: number) => ({
  __typename: 'AccountPolicySummary',
  count,
  premium: count * 482_150,
  nextExpiration: count > 0 ? '2027-03-01' : null,
})

const meta = {
  title: 'Screens/Policies/Columns of the accounts',
  component: PluginStage,
  args: {
    plugin: accounts,
    path: '/app/accounts',
    answers: {
      PolicySummaries: {
        policySummaries: [
          { __typename: 'Account', id: 'a1', policySummary: summary(2) },
          { __typename: 'Account', id: 'a2', policySummary: summary(0) },
        ],
      },
    },
    onSent: sent,
  },
  argTypes: { plugin: { control: false }, answers: { control: false } },
} satisfies Meta<typeof PluginStage>

export default meta
type Story = StoryObj<typeof meta>

/** All rows and columns are one question. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$9,643')).toBeVisible()
    await expect(canvas.getByText('Mar 1, 2027')).toBeVisible()
    await expect(sent.mock.calls.filter(([{ name }]) => name === 'PolicySummaries')).toHaveLength(1)
  },
}

export const PoliciesAway: Story = {
  args: {
    answers: {
      PolicySummaries: failing(
        { code: 'SUBGRAPH_UNAVAILABLE', message: 'Policies are not available.' },
        { policySummaries: null },
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('–')).length).toBe(6)
  },
}
