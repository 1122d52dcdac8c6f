import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { DateTime } from '../index'
import { TimeZone } from './time-zone'

const meta = {
  title: 'Components/DateTime',
  component: DateTime,
  args: { value: '2027-01-12T18:00:42.000Z' },
  argTypes: { value: { control: 'text' } },
  render: args => (
    <TimeZone value="America/Chicago">
      <DateTime {...args} />
    </TimeZone>
  ),
  parameters: {
    docs: {
      description: {
        component: `
**Do** use it for every instant: the agency's time zone is the one that colleagues share.

**Don't** use it for a policy date, which has no time: \`formatDate\`.`,
      },
    },
  },
} satisfies Meta<typeof DateTime>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const time = canvas.getByText('Jan 12, 2027, 12:00 PM')
    await expect(time).toHaveAttribute('title', 'Tuesday, January 12, 2027 at 12:00:42 PM CST')
  },
}
