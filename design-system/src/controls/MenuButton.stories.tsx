import { Delete20Regular } from '@fluentui/react-icons/svg/delete'
import { Edit20Regular } from '@fluentui/react-icons/svg/edit'
import { expect, fn, screen } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { type MenuAction, MenuButton } from '../index'

const renew = fn()

const actions: MenuAction[] = [
  { label: 'Edit', icon: <Edit20Regular />, onSelect: fn() },
  { label: 'Renew', onSelect: renew },
  { label: 'Reinstate', onSelect: fn(), disabledBecause: 'It was not canceled' },
  { label: 'Delete', icon: <Delete20Regular />, danger: true, onSelect: fn() },
]

const meta = {
  title: 'Components/MenuButton',
  component: MenuButton,
  args: { label: 'More', actions },
  parameters: {
    docs: {
      story: { inline: false, height: '280px' },
      description: {
        component: `
**Do** say why something cannot be chosen now, and put what cannot be undone last.

**Don't** hide the one thing that most people came to do in a menu.`,
      },
    },
  },
} satisfies Meta<typeof MenuButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await expect(await screen.findByRole('menuitem', { name: /Reinstate/ })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const ChoosesWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    renew.mockClear()
    canvas.getByRole('button', { name: 'More' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(renew).toHaveBeenCalledOnce()
  },
}
