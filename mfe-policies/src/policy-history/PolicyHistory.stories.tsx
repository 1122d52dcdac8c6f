import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { historyOf, someEvents } from '../testing/answers.fixtures'
import { PoliciesPage } from '../testing/PoliciesPage'
import { bayviewPolicy } from '../testing/policies.fixtures'

const policy = { BusinessPolicy: { businessPolicy: bayviewPolicy } }

const meta = {
  title: 'Screens/Policies/History',
  component: PoliciesPage,
  args: { path: '/app/policies/p2/history', answers: { ...policy, ...historyOf(someEvents) } },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof PoliciesPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'History' })).toHaveTextContent(
      'Maya Reyes changed the policy',
    )
  },
}

export const Failed: Story = {
  args: {
    answers: {
      ...policy,
      BusinessPolicyHistory: failing(
        { code: 'INTERNAL', message: 'Something went wrong.' },
        { businessPolicyHistory: null },
      ),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry' })
  },
}
