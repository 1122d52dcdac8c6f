import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect, fn, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { AccountsPage } from '../testing/AccountsPage'
import { certificateAnswers } from '../testing/certificates.fixtures'
import { answerSuperseded, manySuperseded, threeSuperseded } from '../testing/reissues.fixtures'

const sent = fn().mockName('sent')
const answers = { ...certificateAnswers, SupersededCertificates: answerSuperseded(threeSuperseded) }

const meta = {
  title: 'Screens/Accounts/Reissue',
  component: AccountsPage,
  args: { path: '/app/accounts/2/certificates/reissue', answers, onSent: sent },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
} satisfies Meta<typeof AccountsPage>

export default meta
type Story = StoryObj<typeof meta>

/** What changes for all is said once; what is special, under the holder. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const shared = await canvas.findByRole('list', { name: 'Changes for all holders' })
    await expect(shared).toHaveTextContent('Expiration dateJan 1, 2027 → Jan 1, 2028')
    const anacortes = canvas.getByRole('list', { name: 'Changes for Port of Anacortes' })
    await expect(anacortes).toHaveTextContent('$2,000,000 → $1,000,000')
    await expect(canvas.getByRole('list', { name: 'Changes for Whitfield Property Trust' })).toHaveTextContent(
      'No longer certified',
    )
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Reissue 3 certificates' })).toBeEnabled()
    await expect(canvas.getByRole('link', { name: 'Certificates' })).toHaveAttribute('aria-current', 'page')
  },
}

/** The reason is asked for as long as someone is chosen who has findings. */
export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('checkbox', { name: /Port of Anacortes/ })
    await expect(canvas.getByRole('textbox', { name: 'Reason for override' })).toBeInTheDocument()
    await userEvent.click(box)
    await expect(canvas.queryByRole('textbox', { name: 'Reason for override' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Select none' }))
    await expect(canvas.getByRole('button', { name: 'Choose a holder' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Select all' }))
    await canvas.findByText('3 of 3 holders chosen')
  },
}

export const FiveHundred: Story = {
  args: { answers: { ...answers, SupersededCertificates: answerSuperseded(manySuperseded(500)) } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Reissue 500 certificates' })
    await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
  },
}

export const Empty: Story = {
  args: { answers: { ...answers, SupersededCertificates: answerSuperseded([]) } },
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing to reissue')
  },
}

export const PoliciesAway: Story = {
  args: {
    answers: {
      ...answers,
      SupersededCertificates: failing(
        { code: 'SUBGRAPH_UNAVAILABLE', message: 'Policies are not available at the moment.' },
        { supersededCertificates: null },
      ),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry' })
    await canvas.findByText('Policies are not available at the moment.')
  },
}
