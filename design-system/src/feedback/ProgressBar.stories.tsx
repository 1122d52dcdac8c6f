import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ProgressBar } from '../index'

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { label: 'Processing attachments', value: 0.452, text: '45.2%' },
  parameters: {
    docs: {
      description: {
        component: `
**Do** say what is under way, and how far it is in the words that people use: "7 of 10 seats".

**Don't** invent progress: without a value the bar says that something happens and no one knows how long.`,
      },
    },
  },
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Processing attachments' })
    await expect(bar).toHaveAttribute('aria-valuenow', '45')
    await expect(bar).toHaveAttribute('aria-valuetext', '45.2%')
  },
}

export const Unknown: Story = { args: { label: 'Uploading', value: undefined, text: undefined } as never }

/** More than all seats is all seats (specification 1 §9). */
export const MoreThanFull: Story = {
  args: { label: 'Seats', value: 1.4, text: '14 of 10' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  },
}

export const Failed: Story = { args: { label: 'Loss runs 2024.pdf', value: 0.7, text: 'Failed', tone: 'red' } }
