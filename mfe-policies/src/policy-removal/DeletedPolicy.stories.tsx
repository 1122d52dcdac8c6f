import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { deletedPolicy, noPolicy } from '../testing/deleted.fixtures'
import { PoliciesPage } from '../testing/PoliciesPage'

const DeletedBusinessPolicy = { deletedBusinessPolicy: deletedPolicy(1) }

const meta = {
  title: 'Screens/Policies/A deleted policy',
  component: PoliciesPage,
  args: { path: '/app/policies/p2/overview', answers: { BusinessPolicy: noPolicy, DeletedBusinessPolicy } },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof PoliciesPage>

export default meta
type Story = StoryObj<typeof meta>

/** An old link to a policy that someone has deleted. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('The Workers Compensation policy of Bayview Marine Services LLC is deleted')
    await canvas.findByText('Maya Reyes deleted it on Nov 19, 2026. You can restore it until Dec 19, 2026.')
  },
}
