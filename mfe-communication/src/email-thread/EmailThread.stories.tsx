import { failing, pending } from '@coverdesk/plugin-sdk/testing'
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

export const NoAddressToSendFrom: Story = {
  args: { answers: answersOf({ ...strangeThread, replyFrom: null, state: 'ENDED' }) },
  play: async () => {
    const thread = await panel()
    await thread.findByText(/has no address for email yet/)
    await waitFor(() => expect(thread.getByRole('button', { name: 'Reopen thread' })).toBeVisible())
  },
}

/** What the server refuses is at its field, and the text stays. */
export const Refused: Story = {
  args: {
    answers: {
      ...answersOf(strangeThread),
      ReplyToEmailThread: failing(
        {
          code: 'VALIDATION_FAILED',
          validationErrors: [
            { path: 'to.0', message: 'Enter an email address.' },
            { path: 'body', message: 'Write a message.' },
          ],
        },
        { replyToEmailThread: null },
      ),
    },
  },
  play: async () => {
    const thread = await panel()
    await userEvent.click(await thread.findByRole('button', { name: 'Send' }))
    await thread.findByText('Enter an email address.')
    await thread.findByText('Write a message.')
  },
}

export const Loading: Story = { args: { answers: { ...answersOf(oneThread), EmailThread: pending } } }

export const NotThere: Story = {
  args: {
    answers: {
      ...answersOf(oneThread),
      EmailThread: failing({ code: 'NOT_FOUND', message: 'There is no such email thread.' }, { emailThread: null }),
    },
  },
}

export const Failed: Story = {
  args: {
    answers: { ...answersOf(oneThread), EmailThread: failing({ code: 'INTERNAL', message: 'Something went wrong.' }) },
  },
}

export const ChoosingTheAccount: Story = {
  args: {
    path: '/app/emails/2/link',
    answers: { ...answersOf(strangeThread), ConversationAccountChoices: { accounts: { items: [], total: 0 } } },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Whose email is this?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Newshop Ceramics' }))
    await expect(dialog.getByRole('combobox', { name: /^Account/ })).toHaveValue('Newshop Ceramics')
  },
}
