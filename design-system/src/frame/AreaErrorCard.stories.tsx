import { expect, fn } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { AreaErrorCard } from './AreaErrorCard'

const meta = {
  title: 'Components/AreaErrorCard',
  component: AreaErrorCard,
  args: {
    area: 'Accounts',
    message: 'It could not be loaded. Try again. Other areas still work.',
    details: 'Error: No answer within 8 seconds.\n    at load-plugin.ts:64:22',
    onRetry: fn(),
  },
  decorators: [
    Story => (
      <div style={{ height: '560px' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Do** show it where an area should be: it says which one failed, and everything around it continues working. Details are
folded away, for support.

**Don't** use it for a list that could not be read; that has an \`ErrorState\` in its own place.`,
      },
    },
  },
} satisfies Meta<typeof AreaErrorCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const RetryTriesAgain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const DetailsUnfold: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Details for support'))
    await expect(canvas.getByText(/No answer within 8 seconds/)).toBeVisible()
  },
}
