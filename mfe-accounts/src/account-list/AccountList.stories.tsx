import { failing, pending } from '@coverdesk/plugin-sdk/testing'
import { expect, fn, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { AccountsPage } from '../testing/AccountsPage'
import { accountRow, accountRows, answerAccounts } from '../testing/accounts.fixtures'

const sent = fn().mockName('sent')

const meta = {
  title: 'Screens/Accounts/List',
  component: AccountsPage,
  args: { path: '/app/accounts', answers: { Accounts: answerAccounts(accountRows(40)) }, onSent: sent },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof AccountsPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('40 accounts')
  },
}

export const Loading: Story = { args: { answers: { Accounts: pending } } }

export const Empty: Story = {
  args: { answers: { Accounts: answerAccounts([]) } },
  play: async ({ canvas }) => {
    await canvas.findByText('No accounts found')
  },
}

export const NoMatch: Story = {
  args: { path: '/app/accounts?filter=zzzz' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Clear filter' })
  },
}

const outOfOrder = failing(
  {
    code: 'SUBGRAPH_UNAVAILABLE',
    message: 'Accounts are not available at the moment. Try again in a minute.',
    requestId: '01HZX4K7T2M9Q3',
  },
  { accounts: null },
)

export const Failed: Story = {
  args: { answers: { Accounts: outOfOrder } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry' })
  },
}

export const One: Story = {
  args: { answers: { Accounts: answerAccounts(accountRows(1)) } },
  play: async ({ canvas }) => {
    await canvas.findByText('1 account')
  },
}

/** Rows come page by page while one scrolls; only those in sight are drawn. */
export const TenThousand: Story = {
  args: { answers: { Accounts: answerAccounts(accountRows(10_000)) } },
  play: async ({ canvas }) => {
    await canvas.findByText('10,000+ accounts')
  },
}

const longNames = [
  'The Greater Bay Area Cooperative of Independent Refrigeration, Heating and Air Conditioning Contractors, Incorporated',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
].map((name, place) => {
  const row = accountRow(place)
  const mailingAddress = { __typename: 'Address' as const, line1: name, city: name, zone: 'CA', postalCode: '94607' }
  return { ...row, details: { ...row.details, name, email: `${name}@example.com`, mailingAddress } }
})

export const LongNames: Story = {
  args: { answers: { Accounts: answerAccounts([...longNames, ...accountRows(12).slice(2)]) } },
  play: async ({ canvas }) => {
    await canvas.findByText('12 accounts')
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Bayview Marine Services LLC')
  },
}

export const LongNamesOnAPhone: Story = {
  ...LongNames,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findAllByText(/The Greater Bay Area/)
  },
}

export const FailedOnAPhone: Story = { ...Failed, globals: { viewport: { value: 'phone' } } }

export const FiltersAsOneTypes: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('40 accounts')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Filter accounts' }), 'bayview')
    await waitFor(() => expect(canvas.queryByText('Alder & Sons')).toBeNull())
    await expect(canvas.getByText('Bayview Marine Services LLC')).toBeVisible()
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ variables: expect.objectContaining({ search: 'bayview' }) }),
    )
  },
}

const views = {
  SavedViews: {
    savedViews: [
      {
        __typename: 'SavedView',
        id: 'v1',
        version: 1,
        name: 'Businesses by age',
        search: 'sort=CREATED_AT_ASC&type=BUSINESS',
      },
      { __typename: 'SavedView', id: 'v2', version: 1, name: 'Individuals', search: 'type=INDIVIDUAL' },
    ],
  },
}

export const InASavedView: Story = {
  args: {
    path: '/app/accounts?type=INDIVIDUAL&view=v2',
    answers: { Accounts: answerAccounts(accountRows(40)), ...views },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('10 accounts')
    await canvas.findByText('Individuals')
  },
}
