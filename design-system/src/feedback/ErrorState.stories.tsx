import { expect, fn } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ErrorState } from './ErrorState'

const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  args: {
    title: 'Accounts could not be loaded',
    message: 'Accounts are not available at the moment. Try again in a minute.',
    requestId: '01HZX4K7T2M9Q3',
    onRetry: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `
**Do** put it in place of what could not be loaded: what happened, what to do, Retry, and the id to quote.

**Don't** show codes or stacks here, and don't replace the whole page when a part of it failed.`,
      },
    },
  },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const RetryAsksAgain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
