import { failing, pending, unreachable } from '@coverdesk/plugin-sdk/testing'
import { expect, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { AccountsPage } from '../testing/AccountsPage'
import { accountsOf, dana } from '../testing/contacts.fixtures'

const meta = {
  title: 'Screens/Accounts/Contact',
  component: AccountsPage,
  args: {
    path: '/app/accounts/contacts/c1',
    answers: { Contact: { contact: dana }, ContactAccounts: accountsOf(3) },
  },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof AccountsPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: dana.name })
    const account = await canvas.findByRole('link', { name: 'Bayview Marine Services LLC' })
    await expect(account).toHaveAttribute('href', '/app/accounts/2')
  },
}

export const OnAPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const Loading: Story = { args: { answers: { Contact: pending, ContactAccounts: pending } } }

export const WithoutAccounts: Story = {
  args: { answers: { Contact: { contact: dana }, ContactAccounts: accountsOf(0) } },
  play: async ({ canvas }) => {
    await canvas.findByText('No accounts')
  },
}

export const MoreThanAPage: Story = {
  args: {
    answers: {
      Contact: { contact: dana },
      ContactAccounts: ({ after }: { after?: string | null }) => (after ? accountsOf(1) : accountsOf(3, 'further')),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }))
    await canvas.findByRole('list', { name: 'More accounts' })
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull())
  },
}

export const AccountsFailed: Story = {
  args: { answers: { Contact: { contact: dana }, ContactAccounts: unreachable } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry' })
  },
}

export const NotThere: Story = {
  args: {
    answers: {
      Contact: failing({ code: 'NOT_FOUND', message: 'There is no such contact.' }, { contact: null }),
      ContactAccounts: failing({ code: 'NOT_FOUND', message: 'There is no such contact.' }, { contact: null }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('There is no such contact')
  },
}

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

export const LongWords: Story = {
  args: {
    answers: {
      Contact: { contact: { ...dana, name: long, email: `${long}@example.com` } },
      ContactAccounts: accountsOf(2),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: long })
  },
}

export const LongWordsOnAPhone: Story = { ...LongWords, globals: { viewport: { value: 'phone' } } }
