import { expect, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { notificationsPath } from '../paths'
import { inboxAnswer, inboxOf, notificationsAnswer } from '../testing/notifications.fixtures'
import { SettingsStage } from '../testing/SettingsStage'

const answers = {
  NotificationInbox: inboxAnswer(2),
  Notifications: notificationsAnswer(),
  MarkNotificationsRead: { __typename: 'Mutation', markNotificationsRead: inboxOf(1) },
}

const meta = {
  title: 'Screens/Settings/Notifications',
  component: SettingsStage,
  args: { path: notificationsPath, answers },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof SettingsStage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link', { name: /^Unread: / })
    await expect(first).toHaveAccessibleName(/Daniel Okonkwo assigned a certificate request to you/)
    await expect(canvas.getByRole('link', { name: /Certificate request is due tomorrow/ })).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Mark all as read' })).toBeEnabled())
  },
}

export const Empty: Story = {
  args: { answers: { ...answers, NotificationInbox: inboxAnswer(0), Notifications: notificationsAnswer([]) } },
  play: async ({ canvas }) => {
    await canvas.findByText('No notifications')
    await expect(canvas.getByRole('button', { name: 'Mark all as read' })).toBeDisabled()
  },
}
