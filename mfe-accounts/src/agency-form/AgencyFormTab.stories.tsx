import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { formAnswers, someForm } from '../testing/agency-form.fixtures'
import { SettingsTabStage } from '../testing/SettingsTabStage'
import { formTabPath, uploadFormPath } from './paths'

const sent = fn().mockName('sent')

const meta = {
  title: 'Screens/Accounts/Certificate form',
  component: SettingsTabStage,
  args: { path: formTabPath, answers: formAnswers(someForm()), onSent: sent },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof SettingsTabStage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: {
    answers: {
      ...formAnswers(someForm()),
      UseAgencyForm: { useCertificateForm: someForm({ version: 4, isInUse: true }) },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('5 of 9 fields are filled')
    await userEvent.click(await canvas.findByRole('switch', { name: /Use this form/ }))
    await canvas.findByText('In use')
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'UseAgencyForm', variables: { id: 'f1', version: 3, isInUse: true } }),
    )
  },
}

export const InUse: Story = {
  args: { answers: formAnswers(someForm({ isInUse: true })) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('switch', { name: /Use this form/ })).toBeChecked())
    await expect(canvas.getByRole('link', { name: 'Preview in a new tab' })).toHaveAttribute('target', '_blank')
  },
}

export const Empty: Story = {
  args: { answers: formAnswers(null) },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Upload form' })
    await canvas.findByText(/has a license for/)
  },
}

export const Conflict: Story = {
  args: {
    answers: {
      ...formAnswers(someForm()),
      UseAgencyForm: failing(
        { code: 'CONFLICT', message: 'It was changed.', current: someForm({ version: 4 }) },
        { useCertificateForm: null },
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: /Use this form/ }))
    await waitFor(() => expect(canvas.getByRole('switch', { name: /Use this form/ })).not.toBeChecked())
  },
}

export const Upload: Story = {
  args: { path: uploadFormPath, answers: formAnswers(null) },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Upload a certificate form' })
  },
}
