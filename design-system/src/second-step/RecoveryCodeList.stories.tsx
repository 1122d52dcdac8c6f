import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { RecoveryCodeList } from './RecoveryCodeList'

const meta = {
  title: 'Components/RecoveryCodeList',
  component: RecoveryCodeList,
  args: { codes: Array.from({ length: 10 }, (_, place) => `k3mz${place}-7tw2x`) },
  parameters: {
    docs: {
      description: {
        component: `Recovery codes of two-step verification. Of \`@coverdesk/design-system/second-step\`.

**Do** show them once, right after they were made, with a button that says that they are kept.

**Don't** store them in the browser: they go into no cache and no action's result.`,
      },
    },
  },
} satisfies Meta<typeof RecoveryCodeList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10)
    await expect(canvas.getByRole('button', { name: 'Copy all' })).toBeVisible()
  },
}
