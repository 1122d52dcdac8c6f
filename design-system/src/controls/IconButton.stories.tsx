import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss'
import { Navigation20Regular } from '@fluentui/react-icons/svg/navigation'
import { expect, fn, screen } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { IconButton } from './IconButton'

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Close', icon: <Dismiss20Regular />, onClick: fn() },
  argTypes: { icon: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `
**Do** use it for what everyone knows by its icon: close, open navigation, more. Its name is the tooltip, and what a
screen reader says.

**Don't** use it for the one thing that people came to do; that deserves words.`,
      },
    },
  },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OpensSomething: Story = {
  args: { label: 'Open navigation', icon: <Navigation20Regular />, 'aria-expanded': false },
}

export const TellsItsNameWhenFocused: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Close')
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
