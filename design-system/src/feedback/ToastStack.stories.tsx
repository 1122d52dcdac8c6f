import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ToastStack } from './ToastStack'

const meta = {
  title: 'Components/ToastStack',
  component: ToastStack,
  args: { toasts: [{ id: '1', tone: 'success', text: 'Changes saved' }], onDismiss: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '240px' },
      description: {
        component: `
**Do** confirm what a person did and cannot see: saved, copied, sent. A few words.

**Don't** put anything there that must be read: it goes by itself. What failed and can be tried again stands where it
failed.`,
      },
    },
  },
} satisfies Meta<typeof ToastStack>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Several: Story = {
  args: {
    toasts: [
      { id: '1', tone: 'success', text: 'Account created' },
      { id: '2', tone: 'error', text: 'The certificate could not be sent' },
      { id: '3', tone: 'success', text: 'Changes saved' },
    ],
  },
}

export const DismissTakesOneAway: Story = {
  ...Several,
  render: args => {
    const [toasts, setToasts] = useState(args.toasts)
    return <ToastStack toasts={toasts} onDismiss={id => setToasts(toasts.filter(toast => toast.id !== id))} />
  },
  play: async ({ canvas, userEvent }) => {
    const [, second] = canvas.getAllByRole('button', { name: 'Dismiss' })
    if (second) await userEvent.click(second)
    await expect(canvas.queryByText('The certificate could not be sent')).toBeNull()
    await expect(canvas.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(2)
  },
}

const undo = fn()

/** What can be undone, can be undone there. */
export const Undo: Story = {
  args: { toasts: [{ id: '1', tone: 'success', text: '3 workspaces archived', action: { label: 'Undo', run: undo } }] },
  play: async ({ args, canvas, userEvent }) => {
    undo.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(undo).toHaveBeenCalledOnce()
    await expect(args.onDismiss).toHaveBeenCalledWith('1')
  },
}
