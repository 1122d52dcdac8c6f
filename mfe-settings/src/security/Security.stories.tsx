import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { endSessionPath, renewCodesPath, requirePath, securityPath, setUpPath, turnOffPath } from '../paths'
import { SettingsStage } from '../testing/SettingsStage'
import { on, recoveryCodes, rulesAnswer, securityAnswers, stepAnswer } from '../testing/security.fixtures'

const meta = {
  title: 'Screens/Settings/Security',
  component: SettingsStage,
  args: { path: securityPath, answers: securityAnswers },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof SettingsStage>

export default meta
type Story = StoryObj<typeof meta>

const answering = (answers: object, path = securityPath): Story => ({
  args: { path, answers: { ...securityAnswers, ...answers } },
})

export const Default: Story = {
  play: async ({ canvas }) => {
    const device = await canvas.findByText('Chrome on Windows')
    await waitFor(() => expect(device).toBeVisible())
    await expect(canvas.getByText('This device')).toBeVisible()
    await canvas.findByRole('link', { name: 'Set up' })
  },
}

export const TurnedOn: Story = {
  ...answering({ SecondStep: stepAnswer(on) }),
  play: async ({ canvas }) => {
    await canvas.findByText('On since Nov 2, 2026')
    await canvas.findByRole('link', { name: 'Turn off' })
  },
}

export const FewCodesLeft: Story = answering({ SecondStep: stepAnswer({ ...on, recoveryCodesLeft: 1 }) })

export const Required: Story = {
  ...answering({
    SecondStep: stepAnswer({ ...on, isRequired: true }),
    AgencySecurity: rulesAnswer({ requiresSecondStep: true }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('Your agency requires two-step verification, so it can’t be turned off.')
    await expect(canvas.queryByRole('link', { name: 'Turn off' })).toBeNull()
  },
}

const broken = failing({ message: 'It is out of order.' })
export const Failed: Story = answering({ SecondStep: broken, AgencySessions: broken, AgencySecurity: broken })

const wrongCode = {
  code: 'VALIDATION_FAILED',
  message: '1 field needs a correction.',
  validationErrors: [{ path: 'code', message: 'This code is wrong or was already used.' }],
}

/** A wrong code is said under the field; with the right one the recovery codes are shown, once. */
export const SetUp: Story = {
  ...answering(
    {
      ConfirmSecondStep: {
        __typename: 'Mutation',
        confirmSecondStep: { __typename: 'SecondStepCodes', secondStep: on, recoveryCodes },
      },
    },
    setUpPath,
  ),
  play: async ({ userEvent }) => {
    await screen.findByRole('img', { name: 'QR code with the key' })
    await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), '123456{Enter}')
    await screen.findByText('k3mz0-7tw2x')
    await expect(
      screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes('-7tw2x')),
    ).toHaveLength(10)
  },
}

export const SetUpRefused: Story = {
  ...answering({ ConfirmSecondStep: failing(wrongCode, { confirmSecondStep: null }) }, setUpPath),
  play: async ({ userEvent }) => {
    await screen.findByRole('img', { name: 'QR code with the key' })
    await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), '000000{Enter}')
    await screen.findByText('This code is wrong or was already used.')
  },
}

export const NewCodes: Story = answering({ SecondStep: stepAnswer(on) }, renewCodesPath)

export const TurnOff: Story = {
  ...answering(
    { SecondStep: stepAnswer(on), TurnOffSecondStep: failing(wrongCode, { turnOffSecondStep: null }) },
    turnOffPath,
  ),
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Code' }), '000000{Enter}')
    await screen.findByText('This code is wrong or was already used.')
  },
}

export const Require: Story = {
  args: { path: requirePath },
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Require two-step verification for everyone?' })
  },
}

/** A session alone does not lower what the agency demands: a code of one’s own two-step verification is asked for. */
export const StopRequiring: Story = {
  ...answering(
    {
      SecondStep: stepAnswer({ ...on, isRequired: true }),
      AgencySecurity: rulesAnswer({ requiresSecondStep: true }),
      UpdateAgency: failing(wrongCode, { updateAgency: null }),
    },
    requirePath,
  ),
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Make two-step verification optional?' })
    await userEvent.type(await screen.findByRole('textbox', { name: 'Code' }), '000000{Enter}')
    await screen.findByText('This code is wrong or was already used.')
  },
}

export const EndOne: Story = {
  args: { path: endSessionPath('session-2') },
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Sign out this session?' })
  },
}
