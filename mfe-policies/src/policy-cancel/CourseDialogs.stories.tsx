import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { PoliciesPage } from '../testing/PoliciesPage'
import { bayviewPolicy, pendingCancellation } from '../testing/policies.fixtures'

const sent = fn().mockName('sent')
const saved = { BusinessPolicy: { businessPolicy: bayviewPolicy } }

const meta = {
  title: 'Screens/Policies/Cancel, reinstate, renew',
  component: PoliciesPage,
  args: { path: '/app/policies/p2/cancel', answers: saved, onSent: sent },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '860px' } } },
} satisfies Meta<typeof PoliciesPage>

export default meta
type Story = StoryObj<typeof meta>

export const Cancel: Story = {
  play: async () => {
    await screen.findByRole('dialog', { name: 'Cancel policy' })
    await expect(screen.getByRole('combobox', { name: 'Reason' })).toHaveValue('INSURED_NONPAYMENT')
  },
}

export const CancelRefused: Story = {
  args: {
    answers: {
      ...saved,
      CancelBusinessPolicy: failing(
        {
          code: 'VALIDATION_FAILED',
          validationErrors: [{ path: 'effectiveAt', message: 'Choose a day on which the policy covers.' }],
        },
        { cancelBusinessPolicy: null },
      ),
    },
  },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Cancel policy' })
    await userEvent.click(screen.getByRole('button', { name: 'Cancel policy' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Effective date' })).toHaveFocus())
  },
}

export const Reinstate: Story = {
  args: {
    path: '/app/policies/p2/reinstate',
    answers: { BusinessPolicy: { businessPolicy: pendingCancellation } },
  },
  play: async () => {
    await screen.findByText('Reverses the cancellation of Dec 31, 2026.')
  },
}

export const Renew: Story = {
  args: { path: '/app/policies/p2/renew' },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Renew policy' })
    await expect(screen.getByRole('textbox', { name: /^In force from/ })).toHaveValue('03/01/2027')
    await expect(screen.getByRole('textbox', { name: /^Expiration date/ })).toHaveValue('03/01/2028')
  },
}

/** A dialog that someone opened by its address although it can't be used now. */
export const ReinstatesOnlyWhatIsCanceled: Story = {
  args: { path: '/app/policies/p2/reinstate' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'General Liability' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // The page is given back to assistive technology a moment later.
    await screen.findByRole('heading', { level: 1 })
  },
}
