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

export const Together: Story = { args: { keys: '$mod+Shift+A' } }

export const OneAfterTheOther: Story = { args: { keys: 'g a' } }

export const Single: Story = { args: { keys: '?' } }
