import { expect, fn } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { CommandBox } from './CommandBox'

const meta = {
  title: 'Components/CommandBox',
  component: CommandBox,
  args: { keys: '$mod+K', onOpen: fn(), onPoint: fn() },
  parameters: {
    docs: {
      description: {
        component: `
**Do** let it stand in the top bar of every page: it looks like a search field, and opens the palette, as its keys do.

**Don't** search a single list with it; that has a filter of its own.`,
      },
    },
  },
} satisfies Meta<typeof CommandBox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const FetchesWhenPointedAtAndOpensWhenPressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(args.onPoint).toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Search or run a command' })).toHaveFocus()
  },
}
