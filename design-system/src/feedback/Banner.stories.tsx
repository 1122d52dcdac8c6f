import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Button } from '../controls/Button'
import { Banner } from './Banner'

const meta = {
  title: 'Components/Banner',
  component: Banner,
  args: { tone: 'neutral', children: 'This account is shared with the branch in Oakland.' },
  argTypes: { actions: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `
**Do** say in one sentence what happened and what to do; give the way on as an action. An error is announced at once, the
rest when there is a pause.

**Don't** use it for what belongs under a field, and don't stack more than two.`,
      },
    },
  },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ErrorInterrupts: Story = {
  args: { tone: 'error', children: 'Accounts could not be reached. Check your connection and try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be reached')
  },
}

export const AllTones: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '12px' }}>
      <Banner tone="neutral">This account is shared with the branch in Oakland.</Banner>
      <Banner tone="success">We sent a new code. The previous one no longer works.</Banner>
      <Banner tone="warning">Someone else saved changes while you were editing.</Banner>
      <Banner tone="error" actions={<Button small>Retry</Button>}>
        The next page could not be loaded.
      </Banner>
    </div>
  ),
}
