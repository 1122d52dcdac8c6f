import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { AccountsPage } from '../testing/AccountsPage'
import { bayview, ines } from '../testing/accounts.fixtures'

const meta = {
  title: 'Screens/Accounts/Edit account',
  component: AccountsPage,
  args: { path: '/app/accounts/2/edit', answers: { Account: { account: bayview } } },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof AccountsPage>

export default meta
type Story = StoryObj<typeof meta>

const dialog = () => screen.findByRole('dialog', { name: 'Edit account' })
const save = () => screen.getByRole('button', { name: /^Save/ })

export const Default: Story = {
  play: async () => {
    await dialog()
    await expect(screen.getByRole('textbox', { name: 'Business name' })).toHaveValue(bayview.details.name)
  },
}

export const Individual: Story = {
  args: { path: '/app/accounts/4/edit', answers: { Account: { account: ines } } },
  play: async () => {
    await dialog()
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue(ines.details.name)
  },
}

const savedByAnother = {
  ...bayview,
  version: 4,
  details: { ...bayview.details, name: 'Bayview Marine Group', phone: '4155550199' },
}

const conflict = failing(
  { code: 'CONFLICT', message: 'Someone else saved this account.', current: savedByAnother },
  { updateAccount: null },
)

/** Nothing that was typed is lost. */
export const Conflict: Story = {
  args: { answers: { Account: { account: bayview }, UpdateAccount: conflict } },
  play: async ({ userEvent }) => {
    await dialog()
    const name = screen.getByRole('textbox', { name: 'Business name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Bayview Marine')
    await userEvent.click(save())
    const theirs = await screen.findByRole('radio', { name: /Bayview Marine Group/ })
    await expect(screen.getByRole('radio', { name: /Bayview Marine Yours/ })).toBeChecked()
    await userEvent.click(theirs)
    await waitFor(() => expect(name).toHaveValue('Bayview Marine Group'))
  },
}

export const SavesAndCloses: Story = {
  args: { answers: { Account: { account: bayview }, UpdateAccount: { updateAccount: savedByAnother } } },
  play: async ({ canvas, userEvent }) => {
    await dialog()
    const name = screen.getByRole('textbox', { name: 'Business name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Bayview Marine Group{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await canvas.findByRole('heading', { level: 1, name: 'Bayview Marine Group' })
  },
}
