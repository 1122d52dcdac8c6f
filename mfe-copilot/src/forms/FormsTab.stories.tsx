import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect, fn, screen, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { FormsStage } from '../testing/FormsStage'
import { formSlots } from '../testing/forms.fixtures'
import { deleteFormPath, formsTabPath, uploadFormPath } from './paths'

const sent = fn().mockName('sent')
const answers = { CaraForms: { caraForms: formSlots }, DeleteCaraForm: { deleteCaraForm: true } }

const meta = {
  title: 'Screens/Copilot/Forms tab',
  component: FormsStage,
  args: { path: formsTabPath, answers, onSent: sent },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '860px' } } },
} satisfies Meta<typeof FormsStage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Forms' })
  },
}

/** Nothing is sent as long as no one says that there is a license: the server refuses it at its field. */
export const Uploads: Story = {
  args: {
    path: uploadFormPath('ACORD_140'),
    answers: {
      ...answers,
      UploadCaraForm: failing({
        code: 'VALIDATION_FAILED',
        validationErrors: [{ path: 'isLicensed', message: 'Confirm that your agency has a license for this form.' }],
      }),
    },
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload ACORD 140' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Upload form' }))
    await dialog.findByText('Confirm that your agency has a license for this form.')
  },
}

export const Removes: Story = {
  args: { path: deleteFormPath('ACORD_25') },
  play: async ({ userEvent }) => {
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove ACORD 25?' }))
    await userEvent.click(question.getByRole('button', { name: 'Remove' }))
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'DeleteCaraForm', variables: { id: 'ACORD_25', version: 1 } }),
    )
  },
}
