import { failing, pending } from '@coverdesk/plugin-sdk/testing'
import { expect, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { CommunicationPage } from '../testing/CommunicationPage'
import { answerCalls, callRows } from '../testing/calls.fixtures'

const meta = {
  title: 'Screens/Calls/List',
  component: CommunicationPage,
  args: { path: '/app/calls', answers: { Calls: answerCalls(callRows(40)) } },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof CommunicationPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Bayview 1')
  },
}

export const Loading: Story = { args: { answers: { Calls: pending } } }

export const Empty: Story = {
  args: { answers: { Calls: answerCalls([]) } },
  play: async ({ canvas }) => {
    await canvas.findByText('No calls found')
    const hint = canvas.getByText("Your clients haven't made any calls to Cara yet.")
    await waitFor(() => expect(hint).toBeVisible())
  },
}

export const Failed: Story = {
  args: { answers: { Calls: failing({ code: 'INTERNAL', message: 'Something went wrong.' }) } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible())
  },
}
