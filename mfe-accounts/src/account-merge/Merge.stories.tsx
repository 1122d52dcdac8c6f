import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import type { AccountDuplicatesQuery, AccountQueryVariables } from '../generated/documents'
import { AccountsPage } from '../testing/AccountsPage'
import { bayview, ines } from '../testing/accounts.fixtures'

const twin = {
  ...bayview,
  id: '9',
  version: 1,
  details: { ...bayview.details, name: 'Bayview Marine', email: 'hello@bayview.example', website: null },
}
const both = ({ id }: AccountQueryVariables) => ({ account: [bayview, twin, ines].find(account => account.id === id) })
const duplicates: AccountDuplicatesQuery = {
  __typename: 'Query',
  accountDuplicates: [{ __typename: 'AccountDuplicate', reasons: ['PHONE', 'NAME_AND_ZIP'], account: twin }],
}
const answers = { Account: both, AccountDuplicates: duplicates }

const meta = {
  title: 'Screens/Accounts/Merge',
  component: AccountsPage,
  args: { path: '/app/accounts/2/merge/9', answers },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof AccountsPage>

export default meta
type Story = StoryObj<typeof meta>

const dialog = () => screen.findByRole('dialog', { name: 'Merge accounts' })

/** What one account does not know is first taken from the other. */
export const Default: Story = {
  play: async () => {
    await dialog()
    const name = screen.getByRole('radio', { name: /^Bayview Marine Services LLC/ })
    await expect(name).toBeChecked()
    await waitFor(() => expect(name).toHaveFocus())
    await expect(screen.getByRole('radio', { name: /^https:\/\/bayview.example/ })).toBeChecked()
    await expect(screen.queryByRole('radio', { name: /415/ }), 'what both agree on is not asked').toBeNull()
  },
}

export const Hint: Story = {
  args: { path: '/app/accounts/2' },
  play: async ({ canvas }) => {
    await canvas.findByText(/Possible duplicate/)
    await expect(canvas.getByRole('link', { name: 'Compare' })).toHaveAttribute('href', '/app/accounts/2/merge/9')
    // It comes late, so nothing is below it that it would push.
    const [hint, facts] = ['Possible duplicate', 'Contact overview'].map(name => canvas.getByRole('region', { name }))
    await expect(hint?.getBoundingClientRect().top).toBeGreaterThan(facts?.getBoundingClientRect().bottom ?? 0)
    await expect(hint?.nextElementSibling).toBeNull()
  },
}

export const Conflict: Story = {
  args: {
    answers: {
      ...answers,
      MergeAccounts: failing(
        { code: 'CONFLICT', message: 'Changed.', current: { ...twin, version: 5 } },
        { mergeAccounts: null },
      ),
    },
  },
  play: async ({ userEvent }) => {
    await dialog()
    await userEvent.click(screen.getByRole('button', { name: 'Merge' }))
    await screen.findByText(/Someone else changed this account/)
  },
}

export const OfTwoTypes: Story = {
  args: { path: '/app/accounts/2/merge/4' },
  play: async () => {
    await screen.findByText('A business and an individual can’t be merged.')
  },
}

export const Merges: Story = {
  args: { answers: { ...answers, MergeAccounts: { mergeAccounts: { ...bayview, version: 4 } } } },
  play: async ({ canvas, userEvent }) => {
    await dialog()
    await userEvent.click(screen.getByRole('button', { name: 'Merge' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // The page is given back to assistive technology a moment later.
    await canvas.findByRole('heading', { level: 1, name: bayview.details.name })
  },
}
