import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect, screen, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import type { ReissueRunFragment } from '../generated/documents'
import { AccountsPage } from '../testing/AccountsPage'
import { certificateAnswers } from '../testing/certificates.fixtures'
import { reissueIn } from '../testing/reissues.fixtures'

const answers = (run: ReissueRunFragment) => ({
  ...certificateAnswers,
  CertificateReissue: { certificateReissue: run },
})

const meta = {
  title: 'Screens/Accounts/Reissue run',
  component: AccountsPage,
  args: { path: '/app/accounts/2/certificates/reissue/r1', answers: answers(reissueIn('ISSUING', 12, 50)) },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
} satisfies Meta<typeof AccountsPage>

export default meta
type Story = StoryObj<typeof meta>

export const Issuing: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuetext', '12 of 50')
    const table = within(canvas.getByRole('table', { name: 'Holders' }))
    await expect(table.getAllByText('Waiting')).toHaveLength(38)
    await expect(table.getByRole('link', { name: 'Download COI-001001' })).toHaveAttribute('target', '_blank')
  },
}

/** It had ended before the answer to the question came. */
export const CancelsTooLate: Story = {
  args: {
    answers: {
      ...answers(reissueIn('ISSUING', 49, 50)),
      CancelCertificateReissue: failing(
        { code: 'CONFLICT', message: 'It has gone on.', current: reissueIn('DONE', 50, 50, { version: 2 }) },
        { cancelCertificateReissue: null },
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Stop reissuing?' }))
    await userEvent.click(question.getByRole('button', { name: 'Stop reissuing' }))
    await question.findByText(/The run has moved on/)
  },
}

export const Done: Story = {
  args: { answers: answers(reissueIn('DONE', 3, 3)) },
  play: async ({ canvas }) => {
    await canvas.findByText('3 certificates are issued. The previous certificates are marked as replaced.')
    await expect(canvas.getByRole('link', { name: 'See all certificates' })).toHaveAttribute(
      'href',
      '/app/accounts/2/certificates',
    )
  },
}

export const Canceled: Story = {
  args: { answers: answers(reissueIn('CANCELED', 12, 50)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Reissue the rest' })).toHaveAttribute(
      'href',
      '/app/accounts/2/certificates/reissue',
    )
    await expect(canvas.getAllByText('Not issued')).toHaveLength(38)
  },
}
