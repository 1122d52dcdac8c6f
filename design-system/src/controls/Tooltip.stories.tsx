import { expect, screen } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Button, Tooltip } from '../index'

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { text: 'All 10 seats are taken', children: <Button aria-disabled>Add User</Button> },
  parameters: {
    docs: {
      story: { inline: false, height: '160px' },
      description: {
        component: `
**Do** say what a control does, or why it cannot be used now.

**Don't** put anything there that people need: there is no tooltip on a phone.`,
      },
    },
  },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ShowsOnFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('All 10 seats are taken')
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('All 10 seats are taken')
  },
}
