import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { AccountsPage } from '../testing/AccountsPage'
import { accountRows, answerAccounts, bayview } from '../testing/accounts.fixtures'

const sent = fn().mockName('sent')
const list = { Accounts: answerAccounts(accountRows(40)) }
const contacts = {
  ContactChoices: {
    contacts: {
      __typename: 'ContactPage',
      total: 1,
      items: [{ __typename: 'Contact', id: 'c1', name: 'Dana Whitfield', email: 'dana@bayview.example' }],
    },
  },
}

const meta = {
  title: 'Screens/Accounts/Create account',
  component: AccountsPage,
  args: { path: '/app/accounts/new', answers: { ...list, ...contacts }, onSent: sent },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof AccountsPage>

export default meta
type Story = StoryObj<typeof meta>

const dialog = () => screen.findByRole('dialog', { name: 'Create a new account' })

export const Default: Story = {
  play: async () => {
    await dialog()
  },
}

export const Individual: Story = {
  play: async ({ userEvent }) => {
    await dialog()
    await userEvent.click(screen.getByRole('radio', { name: /Individual/ }))
    await expect(screen.queryByRole('textbox', { name: 'Business name' })).toBeNull()
  },
}

export const ExistingContact: Story = {
  play: async ({ userEvent }) => {
    await dialog()
    await userEvent.click(screen.getByRole('radio', { name: /Existing contact/ }))
    await userEvent.click(screen.getByRole('combobox', { name: 'Existing contact' }))
    await expect(await screen.findByRole('option', { name: /Dana Whitfield/ })).toBeInTheDocument()
  },
}

const refusal = failing(
  {
    code: 'VALIDATION_FAILED',
    message: 'Some fields need attention.',
    validationErrors: [
      { path: 'business.name', message: 'Enter the name of the business.' },
      { path: 'business.email', message: 'Enter an email address, such as name@company.com.' },
      { path: 'contact', message: 'Add a contact, or choose an existing one.' },
    ],
  },
  { createAccount: null },
)

export const Refused: Story = {
  args: { answers: { ...list, ...contacts, CreateAccount: refusal } },
  play: async ({ userEvent }) => {
    await dialog()
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
    await expect(await screen.findByText('Enter the name of the business.')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Business name' })).toHaveFocus())
  },
}

/** The new account's page follows. */
export const Creates: Story = {
  args: {
    answers: { ...list, ...contacts, CreateAccount: { createAccount: bayview }, Account: { account: bayview } },
  },
  play: async ({ canvas, userEvent }) => {
    await dialog()
    await userEvent.type(screen.getByRole('textbox', { name: 'Business name' }), bayview.details.name)
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), bayview.details.email)
    await userEvent.type(screen.getByRole('textbox', { name: 'Contact name' }), 'Dana Whitfield')
    await userEvent.type(screen.getByRole('textbox', { name: 'Contact email' }), 'dana@bayview.example{Enter}')
    await canvas.findByRole('heading', { level: 1, name: bayview.details.name })
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ name: 'CreateAccount' }))
  },
}
