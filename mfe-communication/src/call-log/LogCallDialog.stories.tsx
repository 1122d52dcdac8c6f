import { failing } from '@coverdesk/plugin-sdk/testing'
import { screen, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { CommunicationPage } from '../testing/CommunicationPage'
import { answerCalls, callRows } from '../testing/calls.fixtures'

const meta = {
  title: 'Screens/Calls/Log a call',
  component: CommunicationPage,
  args: { path: '/app/calls/new', answers: { Calls: answerCalls(callRows(4)) } },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof CommunicationPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: {
    answers: {
      Calls: answerCalls(callRows(4)),
      LogCall: failing(
        {
          code: 'VALIDATION_FAILED',
          validationErrors: [
            { path: 'fromName', message: 'Enter who called.' },
            { path: 'time', message: 'Enter a time such as 2:30 PM.' },
          ],
        },
        { logCall: null },
      ),
    },
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Log a call' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Log call' }))
    await dialog.findByText('Enter who called.')
    await dialog.findByText('Enter a time such as 2:30 PM.')
  },
}
