import { expect, userEvent, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { policiesByLine, requestsByState } from './figures.fixture'
import { DonutChart } from './index'

const meta = {
  title: 'Components/Charts/Donut chart',
  component: DonutChart,
  args: { label: 'Requests by state', figures: requestsByState, format: (value: number) => String(value) },
  parameters: {
    docs: {
      description: {
        component: `How a whole is made up. It comes in the same file as the other charts, \`@coverdesk/design-system/charts\`.

**Do** use it for two to six parts of one whole, with names that people know.
**Don't** use it to compare things that are no parts of a whole, or to show small differences: bars do both better.`,
      },
    },
  },
} satisfies Meta<typeof DonutChart>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Requests by state' })
    await expect(within(table).getByRole('row', { name: 'In progress 23 47%' })).toBeVisible()
    await expect(canvasElement.querySelector('svg')).toHaveTextContent('49')
  },
}

/** The part under the pointer is named in both places. */
export const PointedAt: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('row', { name: /Waiting/ }))
    await expect(canvasElement.querySelector('svg')).toHaveTextContent('9')
  },
}

export const ManyParts: Story = {
  args: { label: 'Policies by line', figures: policiesByLine },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('row', { name: 'Other (2) 13 2%' })).toBeVisible()
  },
}
