import { failing, pending } from '@coverdesk/plugin-sdk/testing'
import { expect, screen, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { RequestActionStage } from '../testing/RequestActionStage'
import { portRequest, requestAnswers } from '../testing/requests.fixtures'

const meta = {
  title: 'Screens/Accounts/Issue certificate for a request',
  component: RequestActionStage,
  args: { answers: requestAnswers },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '860px' } } },
} satisfies Meta<typeof RequestActionStage>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Issue certificate' }))

export const Default: Story = {
  play: async () => {
    // The form takes the place of the dialog that is shown while the request is loading.
    await expect(await screen.findByRole('textbox', { name: 'Certificate holder' })).toHaveValue('Port of San Diego')
    const form = await dialog()
    await expect(form.getByRole('radio', { name: 'Yes' })).toBeChecked()
    await form.findByText('They need it before the crane arrives.')
  },
}

export const OnAPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const Loading: Story = {
  args: { answers: { ...requestAnswers, RequestedCertificate: pending } },
  play: async () => {
    await (await dialog()).findByRole('status', { name: 'Loading the service request...' })
  },
}

export const WithoutAnAccount: Story = {
  args: { answers: { ...requestAnswers, RequestedCertificate: { serviceRequest: { ...portRequest, account: null } } } },
  play: async () => {
    await screen.findByRole('link', { name: 'Link to an account' })
  },
}

export const Failed: Story = {
  args: {
    answers: {
      ...requestAnswers,
      RequestedCertificate: failing(
        { code: 'SUBGRAPH_UNAVAILABLE', message: 'Service requests are not available at the moment.' },
        { serviceRequest: null },
      ),
    },
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Retry' })
  },
}
