import { failing, pending } from '@coverdesk/plugin-sdk/testing'
import { expect, screen, waitFor, within } from 'storybook/test'
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

export const IssuingOnAPhone: Story = { ...Issuing, globals: { viewport: { value: 'phone' } } }

/** What is issued already stays. */
export const Cancels: Story = {
  args: {
    answers: {
      ...answers(reissueIn('ISSUING', 12, 50)),
      CancelCertificateReissue: { cancelCertificateReissue: reissueIn('CANCELED', 13, 50, { version: 2 }) },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Stop reissuing?' }))
    await question.findByText(/Certificates already issued are kept/)
    await userEvent.click(question.getByRole('button', { name: 'Stop reissuing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await canvas.findByText('13 of 50 certificates were issued before it was canceled and are kept.')
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

export const DoneOnAPhone: Story = { ...Done, globals: { viewport: { value: 'phone' } } }

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

export const Failed: Story = {
  args: {
    answers: answers(reissueIn('FAILED', 12, 50, { failure: 'The policies could not be read. Start it again later.' })),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/The policies could not be read/)
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Reissue the rest' })).toBeVisible())
  },
}

export const FiveHundred: Story = { args: { answers: answers(reissueIn('ISSUING', 120, 500)) } }

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const ofLongNames = reissueIn('ISSUING', 1, 2)

export const LongNames: Story = {
  args: {
    answers: answers({ ...ofLongNames, items: ofLongNames.items.map(item => ({ ...item, holderName: long })) }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(long)).toHaveLength(2))
  },
}

export const LongNamesOnAPhone: Story = { ...LongNames, globals: { viewport: { value: 'phone' } } }

export const Loading: Story = {
  args: { answers: { ...certificateAnswers, CertificateReissue: pending } },
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: 'Loading reissue...' })
  },
}

export const NotThere: Story = {
  args: {
    answers: {
      ...certificateAnswers,
      CertificateReissue: failing(
        { code: 'NOT_FOUND', message: 'There is no such run.' },
        { certificateReissue: null },
      ),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('There is no such reissue')
  },
}
