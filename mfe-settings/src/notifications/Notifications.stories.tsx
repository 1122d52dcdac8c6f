import { failing, pending, unreachable } from '@coverdesk/plugin-sdk/testing'
import { expect, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { notificationsPath, unreadNotificationsPath } from '../paths'
import {
  inboxAnswer,
  inboxOf,
  notification,
  notificationsAnswer,
  someNotifications,
} from '../testing/notifications.fixtures'
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

export const OnAPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const Unread: Story = {
  args: {
    path: unreadNotificationsPath,
    answers: { ...answers, Notifications: notificationsAnswer(someNotifications.filter(({ isRead }) => !isRead)) },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /^Unread: / })).toHaveLength(2))
    await expect(canvas.getByRole('link', { name: /^Unread\s*2/ })).toHaveAttribute('aria-current', 'page')
  },
}

export const Empty: Story = {
  args: { answers: { ...answers, NotificationInbox: inboxAnswer(0), Notifications: notificationsAnswer([]) } },
  play: async ({ canvas }) => {
    await canvas.findByText('No notifications')
    await expect(canvas.getByRole('button', { name: 'Mark all as read' })).toBeDisabled()
  },
}

export const EverythingRead: Story = {
  args: { ...Empty.args, path: unreadNotificationsPath },
  play: async ({ canvas }) => {
    await canvas.findByText('You’re all caught up.')
  },
}

export const Loading: Story = { args: { answers: { NotificationInbox: pending, Notifications: pending } } }

export const Failed: Story = {
  args: { answers: { NotificationInbox: unreachable, Notifications: unreachable } },
  play: async ({ canvas }) => {
    await canvas.findByText('Notifications could not be loaded')
    await canvas.findByRole('button', { name: 'Retry' })
  },
}

export const NotMarked: Story = {
  args: {
    answers: {
      ...answers,
      MarkNotificationsRead: failing({ message: 'Coverdesk can’t be reached. Try again later.' }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const mark = await canvas.findByRole('button', { name: 'Mark all as read' })
    await waitFor(() => expect(mark).toBeEnabled())
    await userEvent.click(mark)
    await waitFor(() => expect(mark).toBeEnabled())
  },
}

const older = Array.from({ length: 12 }, (_, place) =>
  notification({ id: `older-${place}`, isRead: true, createdAt: `2026-09-${10 + place}T12:00:00Z` }),
)

export const More: Story = {
  args: {
    answers: {
      ...answers,
      Notifications: ({ after }: { after?: string | null }) =>
        after ? notificationsAnswer(older) : notificationsAnswer(someNotifications, 'next'),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(15))
    await expect(canvas.getAllByRole('heading', { name: 'Earlier' })).toHaveLength(1)
  },
}

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

export const LongWordsOnAPhone: Story = {
  args: {
    answers: {
      ...answers,
      Notifications: notificationsAnswer([
        notification({
          ...{ about: `${long} · Create Certificate`, excerpt: `${long} ${long} ${long}` },
          actor: { __typename: 'AgencyUser', id: 'long', name: long },
        }),
      ]),
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Unread: Donau/ })
  },
}
