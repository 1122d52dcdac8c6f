import { expect, fn } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Tag } from '../index'

const meta = {
  title: 'Components/Tag',
  component: Tag,
  args: { text: 'Certificate review' },
  parameters: {
    docs: {
      description: {
        component: `
**Do** use it for keywords and for what was chosen from a list.

**Don't** use it for a state: that is a \`StateBadge\`.`,
      },
    },
  },
} satisfies Meta<typeof Tag>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Removable: Story = {
  args: { onRemove: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Certificate review' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}
