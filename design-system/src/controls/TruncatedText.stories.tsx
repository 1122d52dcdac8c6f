import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { longName } from '../testing/long-words'
import { TruncatedText } from './TruncatedText'

const meta = {
  title: 'Components/TruncatedText',
  component: TruncatedText,
  args: { text: 'Bayview Marine Services LLC' },
  decorators: [
    Story => (
      <div style={{ width: '240px' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `
**Do** use it wherever a name has one line: nothing is ever cut without a way to read it.

**Don't** cut what people must compare or act upon, such as an amount, a date or an error. Let those wrap.`,
      },
    },
  },
} satisfies Meta<typeof TruncatedText>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const CutTextShowsAllWhenPointedAt: Story = {
  args: { text: longName },
  play: async ({ canvas, userEvent }) => {
    const line = canvas.getByText(longName)
    await userEvent.hover(line)
    await expect(line).toHaveAttribute('title', longName)
  },
}

export const WholeTextHasNoTooltip: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const line = canvas.getByText(args.text)
    await userEvent.hover(line)
    await expect(line).toHaveAttribute('title', '')
  },
}
