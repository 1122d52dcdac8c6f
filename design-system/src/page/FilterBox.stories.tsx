import { expect, fn, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { FilterBox } from './FilterBox'

const meta = {
  title: 'Components/FilterBox',
  component: FilterBox,
  args: { label: 'Filter users', value: '', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `
**Do** use it where more is listed than is read at a glance. A \`ListScreen\` brings its own.

**Don't** show it over a handful of rows: it is one more thing to read.`,
      },
    },
  },
} satisfies Meta<typeof FilterBox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const TellsAndClears: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Filter users' }), 'maya')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('maya'))
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the filter' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('')
  },
}
