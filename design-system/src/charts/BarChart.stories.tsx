import { expect, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { policiesByLine } from './figures.fixture'
import { BarChart } from './index'

const meta = {
  title: 'Components/Charts/Bar chart',
  component: BarChart,
  args: { label: 'Policies by line', figures: policiesByLine, format: (value: number) => String(value) },
  parameters: {
    docs: {
      description: {
        component: `Numbers of several things, compared. It comes in a file of its own: \`lazy(async () => ({ default: (await import('@coverdesk/design-system/charts')).BarChart }))\`.

**Do** sort by size, unless the order itself means something (states of a request, months of one year). Give it undefined while the numbers are on their way.
**Don't** color bars to make them pretty: a tone says that something waits or is wrong. Don't use it for time: that is a line chart.`,
      },
    },
  },
} satisfies Meta<typeof BarChart>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Policies by line' })
    await expect(within(table).getByRole('row', { name: 'General liability 184' })).toBeVisible()
  },
}

/** What is less than nothing leads to the left. */
export const Negative: Story = {
  args: {
    label: 'Change since last year',
    figures: [
      { label: 'Commercial auto', value: 31 },
      { label: 'Cyber', value: 12 },
      { label: 'Umbrella', value: -18, tone: 'red' },
    ],
  },
}

export const NotKnownAndZero: Story = {
  args: {
    figures: [
      { label: 'Commercial auto', value: 31 },
      { label: 'Cyber', value: null },
      { label: 'Flood', value: Number.NaN },
      { label: 'Umbrella', value: 0 },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('row', { name: 'Cyber –' })).toBeVisible()
    await expect(within(canvasElement).getByRole('row', { name: 'Flood –' })).toBeVisible()
    await expect(within(canvasElement).getByRole('row', { name: 'Umbrella 0' })).toBeVisible()
  },
}
