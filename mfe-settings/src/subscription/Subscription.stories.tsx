import { type StageOptions, unreachable } from '@coverdesk/plugin-sdk/testing'
import { expect, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { SettingsStage } from '../testing/SettingsStage'
import { answersWith, noLinks, staffOf, subscriptionAnswer } from '../testing/users.fixtures'

const meta = {
  title: 'Screens/Settings/Subscription',
  component: SettingsStage,
  args: { path: '/app/settings', answers: {} },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof SettingsStage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Settings' })
    const plan = await canvas.findByText('Cara Standard')
    // The page fades in.
    await waitFor(() => expect(plan).toBeVisible())
    await expect(canvas.getByText('2 seats assigned')).toBeVisible()
    await expect(canvas.getByText('6 seats available')).toBeVisible()
  },
}

const inState = (answers: NonNullable<StageOptions['answers']>, sentence: string | RegExp, action: string): Story => ({
  args: { answers },
  play: async ({ canvas }) => {
    await canvas.findByText(sentence)
    const link = await canvas.findByRole('link', { name: action })
    await expect(link).toHaveAttribute('target', '_blank')
  },
})

export const Trial: Story = inState(
  answersWith({ state: 'TRIAL', trialEndDate: '2100-01-01', nextBillingAmount: null, nextBillingDate: null }),
  /^Your trial ends on Jan 1, 2100 · [\d,]+ days left$/,
  'Upgrade',
)

export const Overdue: Story = inState(
  answersWith({ state: 'OVERDUE' }),
  'Your last payment did not go through. Update your payment method to keep your subscription.',
  'Update Payment',
)

export const Paused: Story = inState(answersWith({ state: 'PAUSED' }), 'Your subscription is paused.', 'Resume')

export const Expired: Story = inState(answersWith({ state: 'EXPIRED' }), 'Your subscription has ended.', 'Restart')

export const Enterprise: Story = {
  args: {
    answers: answersWith({ plan: 'ENTERPRISE', period: 'ANNUAL', numSeats: 1_200, numSeatsActive: 200 }, staffOf(200)),
  },
  play: async ({ canvas }) => {
    const seats = await canvas.findByText('Annual · 1,200 seats')
    await waitFor(() => expect(seats).toBeVisible())
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(200)
  },
}

/** From 21 users on one types; what is typed is looked for in names and addresses. */
export const Filtered: Story = {
  args: { answers: answersWith({ numSeats: 40, numSeatsActive: 25 }, staffOf(30)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Filter users' }), 'reyes')
    await canvas.findByText('1 of 30')
    await expect(canvas.getByRole('list', { name: 'Users' })).toHaveTextContent('Maya Reyes')
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Filter users' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Filter users' }), 'nobody')
    await canvas.findByText('No users found')
  },
}

export const EverySeatTaken: Story = {
  args: { answers: answersWith({ numSeats: 2 }) },
  play: async ({ canvas }) => {
    await canvas.findByText('0 seats available')
    const add = await canvas.findByRole('link', { name: 'Add User' })
    await expect(add).toHaveAttribute('aria-disabled', 'true')
    await expect(add).toHaveAccessibleDescription(/All 2 seats are taken/)
    await expect(await canvas.findByRole('link', { name: 'Enable Walter Brandt' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const NoSubscription: Story = {
  args: { answers: { Subscription: subscriptionAnswer(null), SubscriptionManagementLinks: noLinks } },
  play: async ({ canvas }) => {
    await canvas.findByText('No subscription')
  },
}

/** Billing gives no link: nothing is offered that leads nowhere. */
export const WithoutBilling: Story = {
  args: { answers: { ...answersWith({ state: 'OVERDUE' }), SubscriptionManagementLinks: noLinks } },
  play: async ({ canvas }) => {
    await canvas.findByText(/Your last payment did not go through/)
    await expect(canvas.queryByRole('link', { name: 'Update Payment' })).toBeNull()
  },
}

export const Unreachable: Story = {
  args: { answers: { Subscription: unreachable, AgencyUsers: unreachable, SubscriptionManagementLinks: unreachable } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: 'Retry' })).toHaveLength(2)
  },
}

/** No one can lock themselves out, and the button says so. */
export const OneselfCannotBeDisabled: Story = {
  play: async ({ canvas }) => {
    const own = await canvas.findByRole('link', { name: 'Disable Maya Reyes' })
    await expect(own).toHaveAttribute('aria-disabled', 'true')
    await expect(own).toHaveAccessibleDescription('You can’t disable yourself. Ask a colleague to do it.')
    await expect(canvas.getByRole('link', { name: 'Disable Daniel Okonkwo' })).not.toHaveAttribute('aria-disabled')
  },
}
