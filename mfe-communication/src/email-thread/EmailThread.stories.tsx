import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import type { EmailThreadProfileFragment } from '../generated/documents'
import { CommunicationPage } from '../testing/CommunicationPage'
import { answerEmails, emailRows, oneThread, sentMail, strangeThread } from '../testing/emails.fixtures'

const answersOf = (emailThread: EmailThreadProfileFragment) => ({
  EmailThreads: answerEmails(emailRows(8)),
  EmailThread: { emailThread },
})

/** Nothing is there to be shown in a frame. */
const withoutOriginals = {
  ...oneThread,
  participantEmails: oneThread.participantEmails.map(mail => ({ ...mail, originalHtmlUrl: null })),
}

const meta = {
  title: 'Screens/Emails/Thread',
  component: CommunicationPage,
  args: { path: '/app/emails/1', answers: answersOf(withoutOriginals) },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof CommunicationPage>

export default meta
type Story = StoryObj<typeof meta>

const panel = async () => within(await screen.findByRole('dialog', { name: 'Email Thread' }))

export const Default: Story = {
  play: async () => {
    const thread = await panel()
    await thread.findByText(String(oneThread.summary))
    await userEvent.click(thread.getByRole('button', { name: 'Show quoted text' }))
    await waitFor(() => expect(thread.getByText(/Daniel Okonkwo wrote:/)).toBeVisible())
    await userEvent.click(await thread.findByRole('button', { name: 'Use draft' }))
    await expect(thread.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'Hi Dana,\n\nyour policy covers leased equipment up to $250,000 an item. Please send me its serial number.',
    )
  },
}

export const OfAStranger: Story = {
  args: { path: '/app/emails/2', answers: answersOf(strangeThread) },
  play: async () => {
    const thread = await panel()
    await thread.findByText('(No subject)')
    await waitFor(() => expect(thread.getByRole('link', { name: 'Choose account' })).toBeVisible())
  },
}

/** What went wrong with mails of the agency, and the way on. */
export const NotDelivered: Story = {
  args: {
    answers: answersOf({
      ...strangeThread,
      participantEmails: [
        ...strangeThread.participantEmails,
        sentMail({ state: 'FAILED', error: 'There is no such mailbox.' }),
        { ...sentMail({ state: 'UNKNOWN' }), id: 'm5' },
        { ...sentMail({ state: 'SENDING' }), id: 'm6' },
      ],
    }),
  },
  play: async () => {
    const thread = await panel()
    await thread.findByText('This email was not delivered. There is no such mailbox.')
    const [, unknown] = thread.getAllByRole('button', { name: 'Send again' })
    if (unknown) await userEvent.click(unknown)
    await screen.findByRole('alertdialog', { name: 'Send this email again?' })
  },
}
