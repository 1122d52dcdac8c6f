import { failing, pending } from '@coverdesk/plugin-sdk/testing'
import { expect, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { CommunicationPage } from '../testing/CommunicationPage'
import { answerEmails, emailRows } from '../testing/emails.fixtures'

const meta = {
  title: 'Screens/Emails/List',
  component: CommunicationPage,
  args: { path: '/app/emails', answers: { EmailThreads: answerEmails(emailRows(40)) } },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof CommunicationPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Bayview 1')
    await waitFor(() => expect(canvas.getByText('office1@bayview.example')).toBeVisible())
    await expect(canvas.getAllByText('Assistant').length).toBeGreaterThan(0)
  },
}

export const Loading: Story = { args: { answers: { EmailThreads: pending } } }

export const Empty: Story = {
  args: { answers: { EmailThreads: answerEmails([]) } },
  play: async ({ canvas }) => {
    await canvas.findByText('No email threads found')
  },
}

export const Failed: Story = {
  args: { answers: { EmailThreads: failing({ code: 'INTERNAL', message: 'Something went wrong.' }) } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible())
  },
}
