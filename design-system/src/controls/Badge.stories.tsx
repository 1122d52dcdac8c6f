import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Badge, type BadgeTone } from './Badge'

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { tone: 'brand', children: 'Business' },
  parameters: {
    docs: {
      description: {
        component: `
**Do** choose the tone by what it means: amber is soon or waiting, red is wrong or gone, green is done or paid, blue is at work, violet
marks individuals and the copilot's own words. One or two words, the specification's own.

**Don't** use a badge for something to press (that is a chip or a button), and don't let color alone carry the meaning:
the word says it too.`,
      },
    },
  },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const tones: [BadgeTone, string][] = [
  ['brand', 'Business'],
  ['violet', 'Individual'],
  ['green', 'Active'],
  ['amber', 'Expires soon'],
  ['red', 'Canceled'],
  ['blue', 'In progress'],
  ['neutral', 'Draft'],
]

export const AllTones: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
      {tones.map(([tone, word]) => (
        <Badge key={tone} tone={tone}>
          {word}
        </Badge>
      ))}
    </div>
  ),
}

export const InALine: Story = {
  render: args => (
    <p style={{ overflowWrap: 'anywhere' }}>
      Bayview Marine Services LLC <Badge {...args} /> since 2019
    </p>
  ),
}
