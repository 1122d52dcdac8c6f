import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Button } from '../controls/Button'
import { EmptyState } from '../feedback/EmptyState'
import { Page, PageHeader } from '../page/Page'
import { AppFrame } from './AppFrame'
import { CommandBox } from './CommandBox'
import { SidebarLink } from './SidebarLink'
import { SidebarSection } from './SidebarSection'
import { TopBar } from './TopBar'
import { UserMenu } from './UserMenu'

const meta = {
  title: 'Patterns/App frame',
  component: AppFrame,
  subcomponents: {
    SidebarSection: SidebarSection as never,
    SidebarLink: SidebarLink as never,
    TopBar: TopBar as never,
    CommandBox: CommandBox as never,
  },
  args: {
    agencyName: 'Harborpoint Insurance',
    sidebar: (
      <>
        <SidebarSection title="Copilot">
          <SidebarLink to="/app/copilot" icon="workspaces" label="Workspaces" active={false} count={3} />
          <SidebarLink to="/app/presets" icon="presets" label="Presets" active={false} />
        </SidebarSection>
        <SidebarSection title="Communication">
          <SidebarLink
            to="/app/service-requests"
            icon="service-requests"
            label="Requests"
            active={false}
            count={1204}
          />
          <SidebarLink to="/app/calls" icon="calls" label="Calls" active={false} />
          <SidebarLink to="/app/emails" icon="emails" label="Emails" active={false} />
        </SidebarSection>
        <SidebarSection title="Knowledge">
          <SidebarLink to="/app/accounts" icon="accounts" label="Accounts" active />
          <SidebarLink to="/app/policies" icon="policies" label="Policies" active={false} />
        </SidebarSection>
      </>
    ),
    sidebarFooter: (
      <SidebarSection>
        <SidebarLink to="/app/settings" icon="settings" label="Settings" active={false} />
      </SidebarSection>
    ),
    topBar: (
      <TopBar
        place={['Knowledge', 'Accounts']}
        user={<UserMenu name="Maya Reyes" email="maya.reyes@harborpoint.example" choices={[]} groups={[]} />}
      >
        <CommandBox keys="$mod+K" onOpen={fn()} onPoint={fn()} />
      </TopBar>
    ),
    children: (
      <Page>
        <PageHeader title="Accounts" description="All business and individual clients" />
        <EmptyState kind="nothing" title="No accounts found" action={<Button>Create account</Button>} />
      </Page>
    ),
  },
  argTypes: {
    sidebar: { control: false },
    sidebarFooter: { control: false },
    topBar: { control: false },
    children: { control: false },
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: `
The frame is tinted and recedes; the one white sheet holds what a person is doing. Only the shell draws it: an area fills
the sheet.

**Do** keep the sidebar to places, with a count where something waits. Below 900 px it slides over; folded, it is a strip
of icons whose names are tooltips.

**Don't** put actions into the sidebar, and don't draw a second frame in the sheet.`,
      },
    },
  },
} satisfies Meta<typeof AppFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const CollapsesAndExpands: Story = {
  render: args => {
    const [collapsed, setCollapsed] = useState(false)
    return <AppFrame {...args} collapsed={collapsed} onCollapsedChange={setCollapsed} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse sidebar' }))
    await expect(canvas.queryByText('Communication')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Expand sidebar' }))
    await expect(canvas.getByText('Communication')).toBeVisible()
  },
}

export const TheSidebarSlidesOverOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }))
    const navigation = await screen.findByRole('dialog', { name: 'Navigation' })
    await expect(navigation).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const SlideOverOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }))
    await screen.findByRole('dialog', { name: 'Navigation' })
  },
}

export const TheKeyboardSkipsToTheContent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}
