import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Skeleton } from './Skeleton'

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  args: { width: '240px', height: '16px' },
  parameters: {
    docs: {
      description: {
        component: `
**Do** give it the exact size of what comes, so that nothing jumps when it does, and put \`role="status"\` with a name on
what holds the skeletons.

**Don't** animate it beyond its fade, and don't use it for what usually takes less than 150 ms: it would not show.`,
      },
    },
  },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ALineOfAList: Story = {
  render: () => (
    <div role="status" aria-label="Loading accounts..." style={{ display: 'flex', gap: '10px', alignItems: 'center' }}>
      <Skeleton width="28px" height="28px" />
      <div style={{ display: 'grid', gap: '8px' }}>
        <Skeleton width="200px" height="14px" />
        <Skeleton width="140px" height="12px" />
      </div>
    </div>
  ),
}
