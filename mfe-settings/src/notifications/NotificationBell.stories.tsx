import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { BellStage } from '../testing/BellStage'
import { inboxAnswer } from '../testing/notifications.fixtures'

const meta = {
  title: 'Screens/Settings/Notification bell',
  component: BellStage,
  args: { answers: { NotificationInbox: inboxAnswer(3) } },
  argTypes: { answers: { control: false } },
} satisfies Meta<typeof BellStage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Notifications, 3 unread' })
    await expect(canvas.getByText('3')).toBeVisible()
  },
}

export const Many: Story = {
  args: { answers: { NotificationInbox: inboxAnswer(100) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('99+')).toBeVisible()
  },
}
