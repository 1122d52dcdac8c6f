import { expect, fn, screen } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { UserMenu } from './UserMenu'

const choose = fn().mockName('choose')
const signOut = fn().mockName('signOut')

const meta = {
  title: 'Components/UserMenu',
  component: UserMenu,
  args: {
    name: 'Maya Reyes',
    email: 'maya.reyes@harborpoint.example',
    choices: [
      {
        label: 'Theme',
        value: 'light',
        options: [
          { value: 'light', label: 'Light', icon: 'light' },
          { value: 'dark', label: 'Dark', icon: 'dark' },
          { value: 'system', label: 'System', icon: 'system' },
        ],
        onChoose: choose,
      },
    ],
    groups: [
      [{ label: 'Keyboard shortcuts', icon: 'shortcuts', keys: '?', onSelect: fn() }],
      [{ label: 'Sign out', icon: 'sign-out', onSelect: signOut }],
    ],
  },
  argTypes: { choices: { control: false }, groups: { control: false } },
  decorators: [
    Story => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: '400px' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      story: { inline: false, height: '440px' },
      description: {
        component: `
**Do** keep to what belongs to the person: how the product looks to them, help, and the way out. A choice shows all its
options at once, and leaves the menu open, so that one sees what it does.

**Don't** hide things of the agency here; those are settings.`,
      },
    },
  },
} satisfies Meta<typeof UserMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Maya Reyes' }))
    await expect(await screen.findByRole('menuitemradio', { name: 'Light' })).toBeChecked()
  },
}

export const AChoiceLeavesItOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Maya Reyes' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark' }))
    await expect(choose).toHaveBeenCalledWith('dark')
    await expect(screen.getByRole('menuitem', { name: /Sign out/ })).toBeVisible()
  },
}

export const SignsOutWithTheKeyboard: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menuitem', { name: /Sign out/ })
    await userEvent.keyboard('{End}{Enter}')
    await expect(signOut).toHaveBeenCalledOnce()
  },
}
