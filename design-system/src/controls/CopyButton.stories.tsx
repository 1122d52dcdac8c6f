import { expect, spyOn, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { CopyButton } from './CopyButton'

const meta = {
  title: 'Components/CopyButton',
  component: CopyButton,
  args: { text: 'req_01HZX4' },
  parameters: {
    docs: {
      description: {
        component: `
**Do** put it right beside what it copies. "Copied" stays for three seconds and is announced.

**Don't** copy something that is not on the screen: people check what they paste.`,
      },
    },
  },
} satisfies Meta<typeof CopyButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const SaysThatItHasCopied: Story = {
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    return () => write.mockRestore()
  },
  play: async ({ args, canvas, userEvent }) => {
    const write = navigator.clipboard.writeText
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await expect(write).toHaveBeenCalledWith(args.text)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copied' })).toBeVisible())
  },
}
