import { failing } from '@coverdesk/plugin-sdk/testing'
import { getDefaultStore } from 'jotai'
import { expect, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { type ShellState, stageShell } from '../testing/stage-shell'
import { ExpiredScreen } from './ExpiredScreen'
import { subscriptionAtom } from './follow-subscription'

const links = {
  SubscriptionManagementLinks: {
    subscriptionManagementLinks: {
      __typename: 'SubscriptionManagementLinks',
      billingPortalUrl: '/billing',
      updateSubscriptionUrl: '/billing#subscription',
      updatePaymentMethodUrl: '/billing#payment',
    },
  },
}

const meta = {
  title: 'Screens/Shell/Subscription ended',
  component: ExpiredScreen,
  loaders: [
    ({ parameters }) => {
      stageShell(parameters['shell'] as ShellState)
      getDefaultStore().set(subscriptionAtom, { state: 'EXPIRED', trialEndDate: null })
    },
  ],
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '480px' } },
    shell: { answers: links },
  },
} satisfies Meta<typeof ExpiredScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const restart = await canvas.findByRole('link', { name: 'Restart' })
    await expect(restart).toHaveAttribute('target', '_blank')
    await waitFor(() => expect(canvas.getByText('Your subscription has ended.')).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeEnabled()
  },
}

/** Billing does not answer: signing out and help are still there. */
export const Failed: Story = {
  parameters: {
    shell: {
      answers: { SubscriptionManagementLinks: failing({ code: 'SUBGRAPH_UNAVAILABLE' }) },
      support: { email: 'help@coverdesk.example', chat: 'ready' },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'help@coverdesk.example' })
    await canvas.findByRole('button', { name: 'Chat with us' })
  },
}
