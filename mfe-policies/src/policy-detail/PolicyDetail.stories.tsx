import { expect, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import type { PolicyProfileFragment } from '../generated/documents'
import { PoliciesPage } from '../testing/PoliciesPage'
import { bayviewPolicy, pendingCancellation, renewedPolicy } from '../testing/policies.fixtures'

const policy = (businessPolicy: PolicyProfileFragment) => ({ BusinessPolicy: { businessPolicy } })

const meta = {
  title: 'Screens/Policies/Policy',
  component: PoliciesPage,
  args: { path: '/app/policies/p2/overview', answers: policy(bayviewPolicy) },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof PoliciesPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'General Liability' })
    await expect(canvas.getByRole('link', { name: 'Bayview Marine Services LLC' })).toHaveAttribute(
      'href',
      '/app/accounts/a1',
    )
  },
}

export const CancellationPending: Story = {
  args: { answers: policy(pendingCancellation) },
  play: async ({ canvas }) => {
    await canvas.findByText('Cancellation Pending')
  },
}

export const Canceled: Story = {
  args: { answers: policy({ ...pendingCancellation, state: 'CANCELED' }) },
  play: async ({ canvas }) => {
    await canvas.findByText('Cancellation Effective Date')
    await expect(canvas.queryByText('Cancellation Pending')).toBeNull()
  },
}

/** What can't be done now says why (specification 2 §4). */
export const TheMenuSaysWhatCanNotBeDone: Story = {
  args: { answers: policy(renewedPolicy) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }))
    const body = within(document.body)
    await waitFor(() => expect(body.getByRole('menuitem', { name: /^Renew/ })).toHaveAttribute('aria-disabled', 'true'))
    await expect(body.getByRole('menuitem', { name: /^Delete/ })).toHaveAttribute('aria-disabled', 'true')
    await expect(body.getByRole('menuitem', { name: /^Cancel/ })).not.toHaveAttribute('aria-disabled')
  },
}
