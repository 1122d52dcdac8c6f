import { failing, pending, unreachable } from '@coverdesk/plugin-sdk/testing'
import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { AccountsPage } from '../testing/AccountsPage'
import { bayview, ines } from '../testing/accounts.fixtures'

const meta = {
  title: 'Screens/Accounts/Account',
  component: AccountsPage,
  args: { path: '/app/accounts/2', answers: { Account: { account: bayview } } },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof AccountsPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: bayview.details.name })
    await expect(canvas.getByRole('region', { name: 'Business details' })).toHaveTextContent('Bayview Boats')
  },
}

export const Individual: Story = {
  args: { path: '/app/accounts/4', answers: { Account: { account: ines } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Contact overview' })).toHaveTextContent(
      'ines@kovac.example',
    )
  },
}

const Policies = ({ accountId }: { accountId: string }) => <p style={{ padding: '0 20px' }}>Policies of {accountId}</p>

export const WithTabsOfOtherAreas: Story = {
  args: { slots: { 'account.tab': [{ id: 'policies', label: 'Policies', component: Policies }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Policies' }))
    await canvas.findByText('Policies of 2')
  },
}

export const Loading: Story = { args: { answers: { Account: pending } } }

export const NotThere: Story = {
  args: {
    answers: {
      Account: failing({ code: 'NOT_FOUND', message: 'There is no such account.' }, { account: null }),
      DeletedAccount: failing({ code: 'NOT_FOUND', message: 'There is no such account.' }, { deletedAccount: null }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Back to accounts' })
  },
}

export const Unreachable: Story = {
  args: { answers: { Account: unreachable } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry' })
  },
}

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const longWords = {
  ...bayview,
  details: { ...bayview.details, name: long, dba: `${long} of California`, website: `https://${long}.example` },
  contacts: [{ ...bayview.contacts[0], name: long, email: `${long}@example.com` }],
}

export const LongWords: Story = {
  args: { answers: { Account: { account: longWords } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: long })
  },
}

export const OnAPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const LongWordsOnAPhone: Story = { ...LongWords, globals: { viewport: { value: 'phone' } } }
