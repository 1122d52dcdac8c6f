import { expect, userEvent, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { formatLimit } from '../formats/numbers'
import { premiumByMonth, resultByMonth } from './figures.fixture'
import { LineChart } from './index'

const meta = {
  title: 'Components/Charts/Line chart',
  component: LineChart,
  args: { label: 'Premium by month', series: premiumByMonth, format: formatLimit },
  parameters: {
    docs: {
      description: {
        component: `Numbers over time, in one line or several. It comes in the same file as the other charts, \`@coverdesk/design-system/charts\`.

**Do** give every day its number, null where it is not known, and the first of the month for months. The title is in the section around it.
**Don't** draw more than four lines, or two units in one chart.`,
      },
    },
  },
} satisfies Meta<typeof LineChart>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const drawing = within(canvasElement).getByRole('img')
    await expect(drawing).toHaveAccessibleName(
      'Premium by month. Written premium: $48,200 in January 2026, $124,800 in December 2026. Renewed premium: $31,100 in January 2026, $80,100 in December 2026.',
    )
  },
}

export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const chart = within(canvasElement)
    await userEvent.click(chart.getByRole('button', { name: 'Show as table' }))
    const table = chart.getByRole('table', { name: 'Premium by month' })
    await expect(within(table).getByRole('row', { name: 'March 2026 $62,400 $40,100' })).toBeVisible()
    await expect(within(table).getByRole('row', { name: 'August 2026 $74,500 –' })).toBeVisible()
    await expect(chart.getByRole('button', { name: 'Show as chart' })).toHaveFocus()
  },
}

export const PointedAt: Story = {
  play: async ({ canvasElement }) => {
    const drawing = within(canvasElement).getByRole('img')
    const { left, width, top } = drawing.getBoundingClientRect()
    const coords = { clientX: left + width * 0.48, clientY: top + 60 }
    await userEvent.pointer({ target: drawing, coords })
    await expect(within(canvasElement).getByText('June 2026')).toBeVisible()
    await expect(within(canvasElement).getByText('$96,400')).toBeVisible()
  },
}

export const BelowZero: Story = { args: { label: 'Result by month', series: resultByMonth } }

/** Days, more than there is room to mark. */
export const ManyDays: Story = {
  args: {
    label: 'Requests by day',
    series: [
      {
        label: 'New requests',
        points: Array.from({ length: 90 }, (_, day) => ({
          date: new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
          value: Math.round(12 + 8 * Math.sin(day / 4) + (day % 7)),
        })),
      },
    ],
    format: String,
  },
}

export const Loading: Story = {
  args: { series: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status', { name: 'Loading Premium by month' })).toBeInTheDocument()
  },
}

export const Empty: Story = {
  args: { series: [{ label: 'Written premium', points: [{ date: '2026-03-01', value: null }] }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No data yet')).toBeVisible()
  },
}
