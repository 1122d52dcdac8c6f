import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect, screen } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { type ShellState, stageShell } from '../testing/stage-shell'
import { SessionDialog } from './SessionDialog'

const codeSent = {
  AgencySignIn: {
    agencySignIn: {
      ...{ __typename: 'AgencySignInResult', acknowledged: true, resendAfterSeconds: 60 },
      ...{ agencyUser: null, secondStep: null },
    },
  },
}

const meta = {
  title: 'Screens/Shell/Session ended',
  component: SessionDialog,
  loaders: [({ parameters }) => stageShell(parameters['shell'] as ShellState)],
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '420px' } },
    shell: { answers: codeSent },
  },
} satisfies Meta<typeof SessionDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The draft behind it is kept. */
export const SignsInAgain: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send code' }))
    await expect(await screen.findByRole('textbox', { name: 'Verification code' })).toHaveFocus()
  },
}

const refused = failing({ code: 'RATE_LIMITED', message: 'Too many codes were sent. Try again in an hour.' })

export const Failed: Story = {
  parameters: { shell: { answers: { AgencySignIn: refused } } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send code' }))
    await screen.findByText(/Too many codes/)
  },
}
