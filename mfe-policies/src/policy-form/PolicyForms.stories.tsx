import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { PoliciesPage } from '../testing/PoliciesPage'
import { answerPolicies, bayviewPolicy, policyRows } from '../testing/policies.fixtures'

const sent = fn().mockName('sent')
const list = { BusinessPolicies: answerPolicies(policyRows(12)) }
const saved = { BusinessPolicy: { businessPolicy: bayviewPolicy } }

const meta = {
  title: 'Screens/Policies/Create and edit',
  component: PoliciesPage,
  args: { path: '/app/policies/new', answers: list, onSent: sent },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '860px' } } },
} satisfies Meta<typeof PoliciesPage>

export default meta
type Story = StoryObj<typeof meta>

const create = () => screen.findByRole('dialog', { name: 'Create a new policy' })
const edit = () => screen.findByRole('dialog', { name: 'Edit policy' })

/** Nothing is asked before there is an account (specification 2 §5). */
export const WithoutAnAccount: Story = {
  play: async () => {
    await create()
    await expect(screen.queryByRole('textbox', { name: /Policy number/ })).toBeNull()
  },
}

export const OfAnAccount: Story = {
  args: { path: '/app/policies/new?accountId=a1' },
  play: async () => {
    await create()
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Account' })).toHaveValue('Bayview Marine Services LLC'),
    )
    await expect(screen.getByRole('textbox', { name: /Policy number/ })).toBeVisible()
  },
}

export const OfAnIndividual: Story = {
  args: {
    path: '/app/policies/new?accountId=a1',
    answers: { ...list, PolicyAccountOf: { account: { ...bayviewPolicy.account, type: 'INDIVIDUAL' } } },
  },
  play: async () => {
    await create()
    await screen.findByText(/Personal policies are not supported yet/)
  },
}

export const TotalsFollowWhatIsTyped: Story = {
  ...OfAnAccount,
  play: async ({ userEvent }) => {
    await create()
    await userEvent.type(await screen.findByRole('textbox', { name: 'Premium' }), '1000')
    await userEvent.type(screen.getByRole('textbox', { name: /^Commission rate/ }), '12.5')
    await userEvent.clear(screen.getByRole('textbox', { name: 'Taxes' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Taxes' }), '30')
    await expect(screen.getByText('$1,030.00')).toBeVisible()
    await expect(screen.getByText('$125.00')).toBeVisible()
  },
}

const refusal = failing(
  {
    code: 'VALIDATION_FAILED',
    message: 'Some fields need attention.',
    validationErrors: [
      { path: 'policies.0.type', message: 'Choose a type.' },
      { path: 'policies.0.carrierId', message: 'Choose a carrier.' },
    ],
  },
  { createBusinessPolicies: null },
)

export const Refused: Story = {
  args: { path: '/app/policies/new?accountId=a1', answers: { ...list, CreateBusinessPolicies: refusal } },
  play: async ({ userEvent }) => {
    await create()
    await userEvent.click(screen.getByRole('button', { name: 'Create policy' }))
    await expect(await screen.findByText('Choose a carrier.')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Type' })).toHaveFocus())
  },
}

export const Edit: Story = {
  args: { path: '/app/policies/p2/edit', answers: saved },
  play: async () => {
    await edit()
    await expect(screen.getByRole('textbox', { name: 'Premium' })).toHaveValue('$4,821.50')
    await expect(screen.getByRole('combobox', { name: 'Carrier' })).toHaveValue('Tideline Mutual')
  },
}

const savedByAnother = {
  ...bayviewPolicy,
  version: 4,
  quoteNumber: 'Q-9000',
  pricing: { ...bayviewPolicy.pricing, premium: 700_000 },
}

/** Nothing that was typed is lost. */
export const Conflict: Story = {
  args: {
    path: '/app/policies/p2/edit',
    answers: {
      ...saved,
      UpdateBusinessPolicy: failing(
        { code: 'CONFLICT', message: 'Someone else saved this policy.', current: savedByAnother },
        { updateBusinessPolicy: null },
      ),
    },
  },
  play: async ({ userEvent }) => {
    await edit()
    const premium = screen.getByRole('textbox', { name: 'Premium' })
    await userEvent.clear(premium)
    await userEvent.type(premium, '6000')
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
    const theirs = await screen.findByRole('radio', { name: /\$7,000\.00/ })
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Quote number/ })).toHaveValue('Q-9000'))
    await userEvent.click(theirs)
    await waitFor(() => expect(premium).toHaveValue('$7,000.00'))
  },
}
