import { CheckmarkCircle20Regular } from '@fluentui/react-icons/svg/checkmark-circle'
import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Avatar, Timeline, type TimelineEvent } from '../index'

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

const events: TimelineEvent[] = [
  { id: '4', title: 'Sam Ortiz closed the request', at: ago(2), mark: <CheckmarkCircle20Regular /> },
  {
    id: '3',
    title: 'Maya Reyes commented',
    at: ago(47),
    mark: <Avatar name="Maya Reyes" />,
    children: 'The holder asked for the waiver of subrogation on the certificate. I have added it.',
  },
  { id: '2', title: 'Maya Reyes assigned this to Sam Ortiz', at: ago(60 * 26), mark: <Avatar name="Maya Reyes" /> },
  { id: '1', title: 'Cara created this request from a call', at: ago(60 * 24 * 45) },
]

const meta = {
  title: 'Components/Timeline',
  component: Timeline,
  args: { label: 'Activity', events },
  parameters: {
    docs: {
      description: {
        component: `
**Do** begin each title with who did it, in the past tense.

**Don't** repeat the time in the title: it comes after it, and the exact one is its tooltip.`,
      },
    },
  },
} satisfies Meta<typeof Timeline>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getByText('2 minutes ago')).toHaveAttribute('title', expect.stringContaining(' at '))
  },
}
