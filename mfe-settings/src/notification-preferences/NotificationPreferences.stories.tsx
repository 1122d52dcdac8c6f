import { expect, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import type { NotificationPreferenceInput } from '../generated/documents'
import { notificationPreferencesPath } from '../paths'
import { preferencesAnswer, preferencesWith } from '../testing/notifications.fixtures'
import { SettingsStage } from '../testing/SettingsStage'

const answers = {
  NotificationPreferences: preferencesAnswer(),
  ChooseNotificationChannel: ({ input }: { input: { notifications: NotificationPreferenceInput[] } }) => ({
    __typename: 'Mutation',
    updateAgencyUserPreferences: preferencesWith(
      Object.fromEntries(input.notifications.map(({ kind, channel }) => [kind, channel])),
    ),
  }),
}

const meta = {
  title: 'Screens/Settings/Notification preferences',
  component: SettingsStage,
  args: { path: notificationPreferencesPath, answers },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
} satisfies Meta<typeof SettingsStage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const mention = within(await canvas.findByRole('group', { name: 'Mention' }))
    await expect(mention.getByRole('button', { name: 'In Coverdesk' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(mention.getByRole('button', { name: 'Off' }))
    await waitFor(() => expect(mention.getByRole('button', { name: 'Off' })).toHaveAttribute('aria-pressed', 'true'))
  },
}
