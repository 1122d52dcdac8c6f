import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ShortcutList } from './ShortcutList'
import { TabbedDialog, type TabbedDialogProps } from './TabbedDialog'

const meta = {
  title: 'Components/TabbedDialog',
  component: TabbedDialog,
  subcomponents: { ShortcutList: ShortcutList as never },
  args: {
    title: 'Help',
    tabs: [
      { id: 'shortcuts', label: 'Keyboard shortcuts' },
      { id: 'plugins', label: 'Plugins' },
    ],
    tab: 'shortcuts',
    onTabChange: fn(),
    onClose: fn(),
    children: (
      <ShortcutList
        title="Everywhere"
        shortcuts={[
          { title: 'Search or run a command', keys: ['$mod+K'] },
          { title: 'Next row', keys: ['j', 'ArrowDown'] },
        ]}
      />
    ),
  },
  argTypes: { tabs: { control: false }, children: { control: false } },
  parameters: {
    docs: {
      story: { inline: false, height: '520px' },
      description: {
        component: `
**Do** use it for something to read that comes in two or three parts.

**Don't** put a form into it: what is typed in one tab would be out of sight in the next. Tabs of a page are \`RouteTabs\`.`,
      },
    },
  },
} satisfies Meta<TabbedDialogProps<string>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ArrowsChangeTheTab: Story = {
  render: args => {
    const [tab, setTab] = useState('shortcuts')
    return <TabbedDialog {...args} tab={tab} onTabChange={setTab} />
  },
  play: async ({ args, userEvent }) => {
    const plugins = await screen.findByRole('tab', { name: 'Plugins' })
    screen.getByRole('tab', { name: 'Keyboard shortcuts' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(plugins).toHaveFocus()
    await expect(plugins).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await expect(screen.getByRole('tab', { name: 'Keyboard shortcuts' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
