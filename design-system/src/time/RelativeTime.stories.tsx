import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { RelativeTime } from '../index'
import { TimeZone } from './time-zone'

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

const meta = {
  title: 'Components/RelativeTime',
  component: RelativeTime,
  args: { value: ago(3) },
  argTypes: { value: { control: 'text' } },
  parameters: {
    docs: {
      description: {
        component: `
**Do** use it where the distance matters: comments, the last sync, the last change.

**Don't** use it for what people compare or plan with, such as a due date: that is a date.`,
      },
    },
  },
} satisfies Meta<typeof RelativeTime>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 minutes ago').localName).toBe('time')
  },
}

export const Distances: Story = {
  render: () => (
    <ul>
      {[0, 1, 59, 60, 60 * 23, 60 * 24, 60 * 24 * 29, 60 * 24 * 400, -90].map(minutes => (
        <li key={minutes}>
          <RelativeTime value={ago(minutes)} />
        </li>
      ))}
    </ul>
  ),
}

/** The times of a sync become dates after a week (specification 3 §9). */
export const DateAfterAWeek: Story = {
  args: { value: '2026-01-12T18:00:00.000Z', dateAfterDays: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Jan 12, 2026')).toBeVisible()
  },
}

/** The tooltip is in the agency's time zone, wherever the reader is. */
export const InTheZoneOfTheAgency: Story = {
  args: { value: '2026-01-12T04:30:00.000Z' },
  render: args => (
    <TimeZone value="America/New_York">
      <RelativeTime {...args} />
    </TimeZone>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('time')?.title).toBe('Sunday, January 11, 2026 at 11:30:00 PM EST')
  },
}
