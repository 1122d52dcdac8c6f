import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { oneConversation } from '../testing/conversation.fixtures'
import { oneRequest } from '../testing/requests.fixtures'
import { ServicingPage } from '../testing/ServicingPage'

const answers = {
  ServiceRequest: { serviceRequest: oneRequest },
  ServiceRequestConversations: { serviceRequest: oneConversation },
  ServiceRequestConversation: { serviceRequest: oneConversation },
}

const meta = {
  title: 'Screens/Servicing/Conversation',
  component: ServicingPage,
  args: { path: '/app/servicing/1/conversation', answers },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof ServicingPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('The port wants a certificate.')
    await expect(canvas.getByRole('link', { name: 'Contract of the port' })).toHaveAttribute('href', '/app/emails/t1')
  },
}

/** A call without a transcript. */
export const Empty: Story = {
  args: {
    answers: {
      ...answers,
      ServiceRequestConversation: {
        serviceRequest: {
          ...oneConversation,
          calls: oneConversation.calls?.map(call => ({ ...call, transcript: [] })),
          emailThreads: [],
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('There is no transcript.')
  },
}
