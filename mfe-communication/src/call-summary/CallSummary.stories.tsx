import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import type { CallProfileFragment } from '../generated/documents'
import { CommunicationPage } from '../testing/CommunicationPage'
import { answerCalls, callRows, oneCall, strangeCall } from '../testing/calls.fixtures'

const answersOf = (call: CallProfileFragment) => ({ Calls: answerCalls(callRows(8)), Call: { call } })
/** No file is there to be heard. */
const silent = { ...oneCall, recording: null, recordingUrl: null }

const meta = {
  title: 'Screens/Calls/Summary',
  component: CommunicationPage,
  args: { path: '/app/calls/1', answers: answersOf(silent) },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof CommunicationPage>

export default meta
type Story = StoryObj<typeof meta>

const panel = async () => within(await screen.findByRole('dialog', { name: 'Call Summary' }))

export const Default: Story = {
  play: async () => {
    const summary = await panel()
    await summary.findByText(String(oneCall.summary))
    const toggle = summary.getByRole('button', { name: 'Show result' })
    await userEvent.click(toggle)
    await waitFor(() => expect(summary.getByText(/"type": "Commercial Auto"/)).toBeVisible())
  },
}

export const GoingOnWithAStranger: Story = {
  args: { path: '/app/calls/2', answers: answersOf(strangeCall) },
  play: async () => {
    const summary = await panel()
    await summary.findByText('In Progress')
    await expect(summary.queryByText('User Sentiment')).toBeNull()
    await waitFor(() => expect(summary.getByRole('link', { name: 'Choose account' })).toBeVisible())
  },
}

export const RecordingOnItsWay: Story = {
  args: {
    answers: answersOf({
      ...silent,
      recording: { __typename: 'CallRecording', state: 'WAITING', peaks: [], seconds: null },
    }),
  },
}
