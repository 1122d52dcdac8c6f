import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect, screen } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import type { DeletedAccountQuery } from '../generated/documents'
import { AccountsPage } from '../testing/AccountsPage'
import { bayview } from '../testing/accounts.fixtures'

const gone = failing({ code: 'NOT_FOUND', message: 'There is no such account.' }, { account: null })
const deleted: DeletedAccountQuery = {
  __typename: 'Query',
  deletedAccount: {
    __typename: 'DeletedAccount',
    id: '2',
    name: bayview.details.name,
    deletedAt: '2026-11-20T18:00:00Z',
    purgedAt: '2026-12-20T18:00:00Z',
    deletedBy: { __typename: 'AgencyUser', id: 'u1', name: 'Maya Reyes' },
  },
}

const meta = {
  title: 'Screens/Accounts/Delete account',
  component: AccountsPage,
  args: { path: '/app/accounts/2', answers: { Account: gone, DeletedAccount: deleted } },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof AccountsPage>

export default meta
type Story = StoryObj<typeof meta>

/** A link to an account that someone has deleted. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Bayview Marine Services LLC is deleted')
    await canvas.findByRole('button', { name: 'Restore' })
  },
}

export const CannotBeBroughtBack: Story = {
  args: {
    answers: {
      Account: gone,
      DeletedAccount: deleted,
      RestoreAccount: failing({ code: 'NOT_FOUND', message: 'It is gone permanently.' }, { restoreAccount: null }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }))
    await expect(await canvas.findByRole('button', { name: 'Restore' })).toBeEnabled()
  },
}

export const Menu: Story = {
  args: { answers: { Account: { account: bayview } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }))
    await screen.findByRole('menuitem', { name: 'Delete account' })
    await screen.findByRole('menuitem', { name: 'Export data' })
  },
}
