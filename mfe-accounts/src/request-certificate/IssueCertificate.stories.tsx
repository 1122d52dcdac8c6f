import { expect, screen, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { RequestActionStage } from '../testing/RequestActionStage'
import { requestAnswers } from '../testing/requests.fixtures'

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
