import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { disablePath, enablePath, resetStepPath, subscriptionPath } from '../paths'
import { SettingsStage } from '../testing/SettingsStage'
import { answersWith, daniel, maya, walter } from '../testing/users.fixtures'

const meta = {
  title: 'Screens/Settings/Disable and enable',
  component: SettingsStage,
  args: { path: disablePath(daniel.id), answers: {} },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof SettingsStage>

export default meta
type Story = StoryObj<typeof meta>

const disable = () => screen.findByRole('alertdialog', { name: 'Disable Daniel Okonkwo?' })
const press = (name: string) => screen.getByRole('button', { name })

export const Default: Story = {
  play: async () => {
    await disable()
  },
}

/** It stays open, and says why. */
export const Failed: Story = {
  args: {
    path: enablePath(walter.id),
    answers: {
      EnableAgencyUser: failing(
        { code: 'VALIDATION_FAILED', message: 'All 2 seats are taken. Disable a user or add seats first.' },
        { enableAgencyUser: null },
      ),
    },
  },
  play: async ({ userEvent }) => {
    await screen.findByRole('alertdialog')
    await userEvent.click(press('Enable'))
    await expect(await screen.findByRole('alert')).toHaveTextContent('All 2 seats are taken')
    await expect(screen.getByRole('alertdialog')).toBeVisible()
  },
}

const withStep = answersWith({}, [maya, { ...daniel, hasSecondStep: true }, walter])

/** Offered where there is one, and not for one's own. */
export const WithASecondStep: Story = {
  args: { path: subscriptionPath, answers: withStep },
  play: async ({ canvas }) => {
    const reset = await canvas.findByRole('link', { name: 'Reset two-step verification for Daniel Okonkwo' })
    await waitFor(() => expect(reset).toBeVisible())
    await expect(canvas.getAllByRole('link', { name: /^Reset two-step verification/ })).toHaveLength(1)
  },
}

/** The code is of one's own app; why it is refused is under it. */
export const ResetsASecondStep: Story = {
  args: {
    path: resetStepPath(daniel.id),
    answers: {
      ...withStep,
      ResetSecondStep: failing(
        {
          code: 'VALIDATION_FAILED',
          message: '1 field needs a correction.',
          validationErrors: [{ path: 'code', message: 'This code is wrong or was already used.' }],
        },
        { resetAgencyUserSecondStep: null },
      ),
    },
  },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Reset two-step verification for Daniel Okonkwo?' })
    await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), '000000{Enter}')
    await screen.findByText('This code is wrong or was already used.')
  },
}
