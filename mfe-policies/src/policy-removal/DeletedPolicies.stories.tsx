import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { answerDeleted, deletedPolicies } from '../testing/deleted.fixtures'
import { PoliciesPage } from '../testing/PoliciesPage'
import { bayviewPolicy } from '../testing/policies.fixtures'

const meta = {
  title: 'Screens/Policies/Deleted policies',
  component: PoliciesPage,
  args: {
    path: '/app/policies/deleted',
    answers: { DeletedBusinessPolicies: answerDeleted(deletedPolicies(12)) },
  },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof PoliciesPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('12 deleted policies')
    await expect(canvas.getAllByText('A former user')).toHaveLength(3)
  },
}

export const Empty: Story = {
  args: { answers: { DeletedBusinessPolicies: answerDeleted([]) } },
  play: async ({ canvas }) => {
    await canvas.findByText('No deleted policies found')
  },
}

export const Failed: Story = {
  args: {
    answers: {
      DeletedBusinessPolicies: failing(
        { code: 'SUBGRAPH_UNAVAILABLE', message: 'Policies are not available at the moment. Try again in a minute.' },
        { deletedBusinessPolicies: null },
      ),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry' })
  },
}

/** They are there until they are restored. */
let there = deletedPolicies(12)
const untilRestored = {
  DeletedBusinessPolicies: (variables: never) => answerDeleted(there)(variables),
  RestoreBusinessPolicy: ({ id }: { id: string }) => {
    there = there.filter(row => row.id !== id)
    return { restoreBusinessPolicy: { ...bayviewPolicy, id } }
  },
}
const allThere = () => {
  there = deletedPolicies(12)
}

export const OneIsRestored: Story = {
  args: { answers: untilRestored },
  beforeEach: allThere,
  play: async ({ canvas }) => {
    await canvas.findByText('12 deleted policies')
    // The pointer over the row shows it.
    canvas.getAllByLabelText('Restore')[0]?.click()
    await canvas.findByText('11 deleted policies')
  },
}

export const ChosenOnesAreRestored: Story = {
  args: { answers: untilRestored },
  beforeEach: allThere,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('12 deleted policies')
    for (const box of canvas.getAllByRole('checkbox', { name: /^Select Bayview/ })) await userEvent.click(box)
    const bar = await canvas.findByRole('toolbar', { name: 'Selected rows' })
    const restore = within(bar).getByRole('button', { name: 'Restore' })
    await waitFor(() => expect(restore).toBeVisible())
    await userEvent.click(restore)
    await canvas.findByText('9 deleted policies')
  },
}
