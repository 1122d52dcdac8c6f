import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { AccountsPage } from '../testing/AccountsPage'
import { bayview } from '../testing/accounts.fixtures'
import { dana } from '../testing/contacts.fixtures'

const omar = { ...dana, id: 'c2', name: 'Omar Reyes', email: 'omar@bayview.example', phone: null }
const ofTwo = { ...bayview, version: 4, contacts: [...bayview.contacts, omar] }

const meta = {
  title: 'Screens/Accounts/Contacts of an account',
  component: AccountsPage,
  args: { path: '/app/accounts/2', answers: { Account: { account: ofTwo } } },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof AccountsPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Omar Reyes' })
    await expect(link).toHaveAttribute('href', '/app/accounts/contacts/c2')
  },
}

/** A business keeps at least one. */
export const OnlyOne: Story = {
  args: { answers: { Account: { account: bayview } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Add Contact' })
    await expect(canvas.queryByRole('link', { name: /^Remove/ })).toBeNull()
  },
}

const add = () => screen.findByRole('dialog', { name: 'Add contact' })

export const Add: Story = {
  args: {
    path: '/app/accounts/2/contacts/new',
    answers: { Account: { account: bayview }, AddAccountContact: { addAccountContact: ofTwo } },
  },
  play: async ({ canvas, userEvent }) => {
    await add()
    await userEvent.type(screen.getByRole('textbox', { name: 'Contact name' }), 'Omar Reyes')
    await userEvent.type(screen.getByRole('textbox', { name: 'Contact email' }), 'omar@bayview.example{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await canvas.findByRole('link', { name: 'Omar Reyes' })
  },
}

export const AddAfterAConflict: Story = {
  args: {
    path: '/app/accounts/2/contacts/new',
    answers: {
      Account: { account: bayview },
      AddAccountContact: failing(
        { code: 'CONFLICT', message: 'Someone else saved this account.', current: { ...bayview, version: 9 } },
        { addAccountContact: null },
      ),
    },
  },
  play: async ({ userEvent }) => {
    await add()
    await userEvent.type(screen.getByRole('textbox', { name: 'Contact name' }), 'Omar Reyes{Enter}')
    await screen.findByText(/Someone else changed this account/)
    await expect(screen.getByRole('textbox', { name: 'Contact name' }), 'nothing is lost').toHaveValue('Omar Reyes')
  },
}

export const Remove: Story = {
  args: {
    path: '/app/accounts/2/contacts/c2/remove',
    answers: {
      Account: { account: ofTwo },
      RemoveAccountContact: { removeAccountContact: { ...bayview, version: 5 } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Remove Omar Reyes?' })
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Omar Reyes' })).toBeNull())
  },
}
