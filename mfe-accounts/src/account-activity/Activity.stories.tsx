import { failing, unreachable } from '@coverdesk/plugin-sdk/testing'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { AccountsPage } from '../testing/AccountsPage'
import { bayview } from '../testing/accounts.fixtures'
import { activity, colleagueAnswer, entries, lively, maya, notes, ownNote } from '../testing/activity.fixtures'

const here = '/app/accounts/2/activity'

const meta = {
  title: 'Screens/Accounts/Activity',
  component: AccountsPage,
  args: { path: here, answers: lively, session: maya },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof AccountsPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Priya Raman changed the account')
    await expect(canvas.getByRole('list', { name: 'Activity' })).toHaveTextContent('Bayview → Bayview Boats')
    const mine = within(canvas.getByRole('article', { name: 'Note by Maya Reyes' }))
    await expect(mine.getByRole('button', { name: 'Delete' })).toBeInTheDocument()
    const theirs = within(canvas.getByRole('article', { name: 'Note by Priya Raman' }))
    await expect(theirs.queryByRole('button'), 'others only read it').toBeNull()
  },
}

export const Empty: Story = {
  args: {
    answers: {
      ...{ Account: { account: bayview }, AccountColleagues: colleagueAnswer },
      ...{ AccountNotes: notes(), AccountActivity: activity([]) },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No notes')
    await canvas.findByText('No activity')
  },
}

export const Failed: Story = {
  args: { answers: { ...lively, AccountNotes: unreachable, AccountActivity: unreachable } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(2))
  },
}

export const Earlier: Story = {
  args: {
    answers: {
      ...lively,
      AccountActivity: ({ after }: { after?: string | null }) =>
        after ? activity(entries.map(each => ({ ...each, entry: `old ${each.entry}` }))) : activity(entries, 'older'),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show earlier activity' }))
    await canvas.findByRole('list', { name: 'Earlier activity' })
  },
}

const text = () => screen.getByRole('textbox', { name: 'Note' })

export const Writing: Story = {
  args: {
    path: `${here}/notes/new`,
    answers: {
      ...lively,
      CreateAccountNote: failing(
        { code: 'VALIDATION_FAILED', validationErrors: [{ path: 'text', message: 'Write the note.' }] },
        { createAccountNote: null },
      ),
    },
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add note' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add note' }))
    await dialog.findByText('Write the note.')
    await waitFor(() => expect(text()).toHaveFocus())
  },
}

/** Walter has left: he is emphasized where he was mentioned, and suggested to no one. */
export const Mentions: Story = {
  args: {
    path: `${here}/notes/new`,
    answers: { ...lively, AccountNotes: notes({ ...ownNote, text: '@Walter Brandt and @Nobody called.' }) },
  },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Add note' })
    await userEvent.type(text(), 'Ask @')
    await waitFor(() => expect(screen.getAllByRole('option').map(option => option.textContent)).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await expect(text()).toHaveValue('Ask @Priya Raman ')
    await expect(screen.getByText('@Walter Brandt')).toBeInTheDocument()
  },
}

/** In another tab, say. Nothing that was typed is lost. */
export const Conflict: Story = {
  args: {
    path: `${here}/notes/n1/edit`,
    answers: {
      ...lively,
      UpdateAccountNote: failing(
        { code: 'CONFLICT', message: 'Changed.', current: { ...ownNote, version: 2, text: 'Called twice.' } },
        { updateAccountNote: null },
      ),
    },
  },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Edit note' })
    await userEvent.clear(text())
    await userEvent.type(text(), 'Called once.')
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }))
    await userEvent.click(await screen.findByRole('radio', { name: /Called twice/ }))
    await waitFor(() => expect(text()).toHaveValue('Called twice.'))
  },
}
