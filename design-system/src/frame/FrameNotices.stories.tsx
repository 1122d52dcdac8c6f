import { expect, fn } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Button } from '../controls/Button'
import { FrameNotice, FrameNotices } from './FrameNotices'

const reload = fn().mockName('reload')

const meta = {
  title: 'Components/FrameNotices',
  component: FrameNotice,
  subcomponents: { FrameNotices: FrameNotices as never },
  args: { tone: 'warning', children: 'You’re offline. Your changes on this page are kept.' },
  render: args => (
    <FrameNotices>
      <FrameNotice {...args} />
    </FrameNotices>
  ),
  parameters: {
    docs: {
      story: { inline: false, height: '160px' },
      description: {
        component: `
**Do** use it for what holds for the whole product, for as long as it does: no network, a newer version.

**Don't** use it for what has just happened: that is a toast. Don't say here what one field or one page has to say.`,
      },
    },
  },
} satisfies Meta<typeof FrameNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithAnAction: Story = {
  args: {
    tone: 'neutral',
    children: 'A new version is ready',
    action: (
      <Button small onClick={reload}>
        Reload
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('A new version is ready')
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(reload).toHaveBeenCalledOnce()
  },
}
