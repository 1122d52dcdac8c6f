import { failing, unreachable } from '@coverdesk/plugin-sdk/testing'
import { expect, fn, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { type ShellState, stageShell } from '../testing/stage-shell'
import { CodeStep } from './CodeStep'
import { EmailStep } from './EmailStep'

interface Steps {
  /** With an address two-step verification shows. */
  email: string
  waitSeconds: number
  onCodeSent: () => void
  onSignedIn: () => void
  onOtherEmail: () => void
}

const answer = (agencyUser: object | null, secondStep: 'CODE' | 'SET_UP' | null = null) => ({
  agencySignIn: {
    __typename: 'AgencySignInResult',
    acknowledged: true,
    resendAfterSeconds: 60,
    secondStep,
    agencyUser,
  },
})
const maya = { __typename: 'AgencyUser', id: '1' }

const meta = {
  title: 'Screens/Shell/Sign in',
  component: CodeStep as never,
  args: { email: '', waitSeconds: 0, onCodeSent: fn(), onSignedIn: fn(), onOtherEmail: fn() },
  loaders: [({ parameters }) => stageShell(parameters['shell'] as ShellState)],
  render: ({ email, ...step }) =>
    email ? (
      <CodeStep {...step} email={email} givenCode="" attemptId="" returnTo="/app" pendingEmail={email} />
    ) : (
      <EmailStep returnTo="/app" onCodeSent={step.onCodeSent} />
    ),
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '520px' } },
    shell: { answers: { AgencySignIn: answer(null) } },
  },
} satisfies Meta<Steps>

export default meta
type Story = StoryObj<Steps>

const answering = (AgencySignIn: object) => ({ parameters: { shell: { answers: { AgencySignIn } } } })

export const Email: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' })
    await expect(input).toHaveFocus()
    await userEvent.type(input, 'maya.reyes@harborpoint.example{Enter}')
    await waitFor(() => expect(args.onCodeSent).toHaveBeenCalledWith('maya.reyes@harborpoint.example', 60))
  },
}

export const EmailMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
    await canvas.findByText('Enter your email address.')
  },
}

export const Offline: Story = {
  ...answering(unreachable),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'maya@harborpoint.example{Enter}')
    await canvas.findByRole('alert')
  },
}

export const Code: Story = { args: { email: 'maya.reyes@harborpoint.example', waitSeconds: 60 } }

/** It is sent by itself once it is complete. */
export const CodeRefused: Story = {
  args: { email: 'maya.reyes@harborpoint.example' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Verification code' }), '123 456')
    await canvas.findByText('This code isn’t valid.')
  },
}

const owing = (kind: 'CODE' | 'SET_UP', more: object = {}) => ({
  args: { email: 'maya.reyes@harborpoint.example' },
  parameters: { shell: { answers: { AgencySignIn: answer(null, kind), ...more } } },
})
const entered = (recoveryCodes: string[] | null) => ({
  agencySecondStep: { __typename: 'AgencySignInResult', acknowledged: true, recoveryCodes, agencyUser: maya },
})

/** Who has an authenticator app is asked for its code after the mailed one. */
export const SecondStep: Story = {
  ...owing('CODE', { AgencySecondStep: entered(null) }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Verification code' }), '123456')
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Code from your authenticator app' }), '654321')
    await expect(canvas.getByRole('heading', { name: 'Enter the code from your app' })).toBeVisible()
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalled())
  },
}

const wrongCode = {
  code: 'VALIDATION_FAILED',
  message: '1 field needs a correction.',
  validationErrors: [{ path: 'code', message: 'This code is wrong or was already used.' }],
}

export const SecondStepRefused: Story = {
  ...owing('CODE', { AgencySecondStep: failing(wrongCode, { agencySecondStep: null }) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Verification code' }), '123456')
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Code from your authenticator app' }), '000000')
    await canvas.findByText('This code is wrong or was already used.')
  },
}

const setUp = {
  __typename: 'AgencySecondStepSetUp',
  key: 'JBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Coverdesk:x?secret=JBSWY3DPEHPK3PXP',
}

/** The agency requires one: the app is set up first, and its recovery codes are shown before anything else. */
export const SecondStepRequired: Story = {
  ...owing('SET_UP', {
    BeginAgencySecondStep: { beginAgencySecondStep: setUp },
    AgencySecondStep: entered(['k3mzq-7tw2x', 'p4rty-9hats']),
  }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Verification code' }), '123456')
    await canvas.findByRole('img', { name: 'QR code with the key' })
    await expect(canvas.getByRole('heading', { name: 'Set up two-step verification' })).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code from your authenticator app' }), '654321')
    await canvas.findByText('k3mzq-7tw2x')
    await expect(canvas.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'I saved them' }))
    await expect(args.onSignedIn).toHaveBeenCalled()
  },
}

const tooOften = failing({ code: 'RATE_LIMITED', message: 'Too many codes were sent. Try again in an hour.' })

export const TooManyCodes: Story = {
  ...answering(tooOften),
  args: { email: 'maya.reyes@harborpoint.example' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }))
    await canvas.findByText(/Too many codes/)
  },
}
