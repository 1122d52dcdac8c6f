import { expect, fn, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { PoliciesPage } from '../testing/PoliciesPage'
import { answerPolicies, policyRows } from '../testing/policies.fixtures'

const sent = fn().mockName('sent')

const meta = {
  title: 'Screens/Policies/Assign',
  component: PoliciesPage,
  args: {
    path: '/app/policies/assign?ids=p1.p2',
    answers: {
      BusinessPolicies: answerPolicies(policyRows(12)),
      AssignBusinessPolicies: { assignBusinessPolicies: [] },
    },
    onSent: sent,
  },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof PoliciesPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    await screen.findByRole('dialog', { name: 'Assign 2 policies' })
  },
}

export const GivesThemToAColleague: Story = {
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Assign 2 policies' })
    await userEvent.click(screen.getByRole('combobox', { name: 'Assigned to' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Sam Ortiz' }))
    await userEvent.click(screen.getByRole('button', { name: 'Assign' }))
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ variables: { ids: ['p1', 'p2'], agencyUserId: 'user-2' } }),
      ),
    )
    // What is behind a dialog has no role before that is gone.
    await canvas.findByRole('heading', { level: 1, name: 'Policies' })
  },
}
