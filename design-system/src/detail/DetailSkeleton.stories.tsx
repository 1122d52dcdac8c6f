import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { DetailSkeleton } from './DetailSkeleton'

const meta = {
  title: 'Components/DetailSkeleton',
  component: DetailSkeleton,
  args: { label: 'Loading account...' },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Do** show it where a \`DetailHeader\` with \`RouteTabs\` is going to be: the lines stand where the words will.

**Don't** show a spinner for a whole page. Nothing at all is seen for the first 150 ms.`,
      },
    },
  },
} satisfies Meta<typeof DetailSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading account...' })).toBeVisible()
  },
}
