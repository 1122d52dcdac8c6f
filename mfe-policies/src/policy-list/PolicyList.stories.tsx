import { failing } from '@coverdesk/plugin-sdk/testing'
import { fn } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { PoliciesPage } from '../testing/PoliciesPage'
import { answerPolicies, policyRows } from '../testing/policies.fixtures'

const sent = fn().mockName('sent')

const meta = {
  title: 'Screens/Policies/List',
  component: PoliciesPage,
  args: { path: '/app/policies', answers: { BusinessPolicies: answerPolicies(policyRows(40)) }, onSent: sent },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof PoliciesPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('40 policies')
  },
}

export const Empty: Story = {
  args: { answers: { BusinessPolicies: answerPolicies([]) } },
  play: async ({ canvas }) => {
    await canvas.findByText('No policies found')
  },
}

export const Failed: Story = {
  args: {
    answers: {
      BusinessPolicies: failing(
        {
          code: 'SUBGRAPH_UNAVAILABLE',
          message: 'Policies are not available at the moment. Try again in a minute.',
          requestId: '01HZX4K7T2M9Q3',
        },
        { businessPolicies: null },
      ),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry' })
  },
}
