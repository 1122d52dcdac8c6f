import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { KeyHint } from './KeyHint'

const meta = {
  title: 'Components/KeyHint',
  component: KeyHint,
  args: { keys: '$mod+K' },
  parameters: {
    docs: {
      description: {
        component: `
**Do** show a shortcut where people do the same thing with the mouse: they learn it there.

**Don't** write keys into sentences by hand: ⌘ and Ctrl differ.`,
      },
    },
  },
} satisfies Meta<typeof KeyHint>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const AllKinds: Story = {
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: '12px' }}>
      <KeyHint keys="?" />
      <KeyHint keys="$mod+Shift+A" />
      <KeyHint keys="g a" />
    </div>
  ),
}
