import { expect, fn } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ClientList } from '../page/ClientList.fixture'
import { AppFrame } from './AppFrame'
import { CommandBox } from './CommandBox'
import { SidebarLink } from './SidebarLink'
import { SidebarSection } from './SidebarSection'
import { TopBar } from './TopBar'
import { UserMenu } from './UserMenu'

const meta = {
  title: 'Patterns/Empty product',
  component: AppFrame,
  args: {
    agencyName: 'Harborpoint Insurance',
    sidebar: (
      <SidebarSection title="Knowledge">
        <SidebarLink to="/app/clients" icon="accounts" label="Clients" active />
        <SidebarLink to="/app/policies" icon="policies" label="Policies" active={false} count={0} />
      </SidebarSection>
    ),
    topBar: (
      <TopBar
        place={['Knowledge', 'Clients']}
        user={<UserMenu name="Maya Reyes" email="maya.reyes@harborpoint.example" choices={[]} groups={[]} />}
      >
        <CommandBox keys="$mod+K" onOpen={fn()} onPoint={fn()} />
      </TopBar>
    ),
    children: <ClientList rows={[]} views={[]} />,
  },
  argTypes: { sidebar: { control: false }, topBar: { control: false }, children: { control: false } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: `An agency’s first day: everything is there but records. What people see first is one sentence and one action.

**Do** name the thing that is missing and the one way to make it.

**Don’t** fill the emptiness with samples, tours or numbers that are all zero: a count of nothing is not shown.`,
      },
    },
  },
} satisfies Meta<typeof AppFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('No clients found')
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeDisabled()
  },
}
