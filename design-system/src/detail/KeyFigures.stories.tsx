import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { formatMoney, KeyFigures } from '../index'

const meta = {
  title: 'Components/KeyFigures',
  component: KeyFigures,
  args: {
    figures: [
      { label: 'Premium', value: formatMoney(4_821_000), hint: 'a year, billed by the agency' },
      { label: 'Policies', value: '3', hint: '1 expires within 60 days' },
      { label: 'Open requests', value: '12' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: `
**Do** show two to five numbers that answer what someone came to see.

**Don't** make numbers large because there is room.`,
      },
    },
  },
} satisfies Meta<typeof KeyFigures>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
