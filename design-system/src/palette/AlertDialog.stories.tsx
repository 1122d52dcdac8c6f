import { expect, screen } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Button } from '../controls/Button'
import { AlertDialog } from './AlertDialog'

const meta = {
  title: 'Components/AlertDialog',
  component: AlertDialog,
  args: {
    title: 'Your session has ended',
    children: (
      <>
        <p>What you entered on this page is kept. Sign in again to continue.</p>
        <Button appearance="primary">Send code</Button>
      </>
    ),
  },
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      story: { inline: false, height: '300px' },
      description: {
        component: `
**Do** use it when nothing else can be done before, and hold a way out of it, too.

**Don't** use it for a question with two answers: that is a \`ConfirmDialog\`, which Escape closes.`,
      },
    },
  },
} satisfies Meta<typeof AlertDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const EscapeDoesNotCloseIt: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Your session has ended' })
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('alertdialog')).toBeVisible()
  },
}
