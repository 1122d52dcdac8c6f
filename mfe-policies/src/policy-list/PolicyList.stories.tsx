import { failing, pending } from '@coverdesk/plugin-sdk/testing'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { PoliciesPage } from '../testing/PoliciesPage'
import { answerPolicies, policyRow, policyRows } from '../testing/policies.fixtures'

const sent = fn().mockName('sent')

const meta = {
  title: 'Screens/Policies/List',
  component: PoliciesPage,
  args: { path: '/app/policies', answers: { BusinessPolicies: answerPolicies(policyRows(40)) }, onSent: sent },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof PoliciesPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('40 policies')
  },
}

export const Loading: Story = { args: { answers: { BusinessPolicies: pending } } }

export const Empty: Story = {
  args: { answers: { BusinessPolicies: answerPolicies([]) } },
  play: async ({ canvas }) => {
    await canvas.findByText('No policies found')
  },
}

export const NoMatch: Story = {
  args: { path: '/app/policies?filter=zzzz' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Clear filter' })
  },
}

export const Failed: Story = {
  args: {
    answers: {
      BusinessPolicies: failing(
        {
          code: 'SUBGRAPH_UNAVAILABLE',
          message: 'Policies are not available at the moment. Try again in a minute.',
          requestId: '01HZX4K7T2M9Q3',
        },
        { businessPolicies: null },
      ),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry' })
  },
}

/** The policies are there while their accounts are not. */
export const AccountsAway: Story = {
  args: { answers: { BusinessPolicies: answerPolicies(policyRows(8).map(row => ({ ...row, account: null }))) } },
  play: async ({ canvas }) => {
    await canvas.findByText('8 policies')
  },
}

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const longRow = {
  ...policyRow(0),
  policyNumber: long,
  carrier: { __typename: 'InsuranceCarrier' as const, id: 'c9', name: long },
  account: {
    __typename: 'Account' as const,
    id: 'a9',
    details: { __typename: 'BusinessAccount' as const, name: long, email: `${long}@example.com` },
  },
}

export const LongNames: Story = {
  args: { answers: { BusinessPolicies: answerPolicies([longRow, ...policyRows(8).slice(1)]) } },
  play: async ({ canvas }) => {
    await canvas.findByText('8 policies')
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findAllByText('Bayview Marine Services LLC')
  },
}

export const LongNamesOnAPhone: Story = {
  ...LongNames,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findAllByText(long)
  },
}

export const NarrowedToWhatExpiresSoon: Story = {
  args: { path: '/app/policies?expires=30&assigned=me' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({
          variables: expect.objectContaining({ filter: { expiresWithinDays: 30, agencyUserId: 'user-1' } }),
        }),
      ),
    )
    await canvas.findByText('40 policies')
  },
}

/** Views that the list comes with. */
export const AViewThatComesWithTheList: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('40 policies')
    await userEvent.click(canvas.getByRole('button', { name: 'Saved views' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Expiring in 60 days' }))
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({
          variables: expect.objectContaining({ filter: { expiresWithinDays: 60 }, sort: 'EXPIRES_AT_ASC' }),
        }),
      ),
    )
    await canvas.findByRole('button', { name: 'Expiring in 60 days' })
  },
}
