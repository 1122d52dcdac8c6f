import { failing, pending } from '@coverdesk/plugin-sdk/testing'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { formAnswers, formAway, someForm } from '../testing/agency-form.fixtures'
import { SettingsTabStage } from '../testing/SettingsTabStage'
import { deleteFormPath, formTabPath, uploadFormPath } from './paths'

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

/** What is missing is said, and why it can't be used. */
export const SomethingIsMissing: Story = {
  args: { answers: formAnswers(someForm({ missing: ['the name of the holder', 'a policy number'] })) },
  play: async ({ canvas }) => {
    await canvas.findByText('the name of the holder')
    await expect(await canvas.findByRole('switch', { name: /Use this form/ })).toBeDisabled()
    await canvas.findByText('Match the missing fields first.')
  },
}

export const Empty: Story = {
  args: { answers: formAnswers(null) },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Upload form' })
    await canvas.findByText(/has a license for/)
  },
}

export const Loading: Story = { args: { answers: { AgencyForm: pending } } }

export const Failed: Story = {
  args: { answers: { AgencyForm: formAway } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry' })
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

export const UploadOnAPhone: Story = { ...Upload, globals: { viewport: { value: 'phone' } } }

export const UploadRefused: Story = {
  args: {
    path: uploadFormPath,
    answers: {
      ...formAnswers(null),
      UploadAgencyForm: failing(
        { code: 'VALIDATION_FAILED', validationErrors: [{ path: 'fileId', message: 'Choose a file.' }] },
        { uploadCertificateForm: null },
      ),
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Upload form' }))
    await screen.findByText('Choose a file.')
  },
}

export const Replace: Story = {
  args: { path: uploadFormPath },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Replace the certificate form' })
    await screen.findByText(/the same name/)
  },
}

export const DeleteQuestion: Story = {
  args: { path: deleteFormPath, answers: formAnswers(someForm({ isInUse: true })) },
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Delete the certificate form?' })
    await screen.findByText(/new ones are issued on Coverdesk’s layout/)
  },
}

export const NobodysAddress: Story = {
  args: { path: `${formTabPath}/nobodys` },
  play: async ({ canvas }) => {
    await canvas.findByText('We couldn’t find that page')
  },
}

const long = `${'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(2)}.pdf`

export const LongNamesOnAPhone: Story = {
  args: { answers: formAnswers(someForm({ fileName: long, missing: [long, 'the name of the holder'] })) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findAllByText(long)
  },
}

export const OnAPhone: Story = { ...InUse, globals: { viewport: { value: 'phone' } } }
