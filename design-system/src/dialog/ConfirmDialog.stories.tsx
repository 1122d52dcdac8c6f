import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Button } from '../controls/Button'
import { ConfirmDialog } from './ConfirmDialog'

const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: 'Discard changes?',
    children: 'What you have typed is not saved.',
    confirmLabel: 'Discard',
    cancelLabel: 'Keep editing',
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: {
    docs: {
      story: { inline: false, height: '300px' },
      description: {
        component: `
**Do** ask a question whose answers are the buttons: "Discard changes?" – "Keep editing", "Discard". Say what follows.
Red only for what cannot be undone.

**Don't** confirm what can be undone: do it, and offer Undo. Don't answer with "Yes", "No" or "OK".`,
      },
    },
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Danger: Story = {
  args: {
    title: 'Delete this certificate?',
    children: 'It cannot be restored. The holder keeps the copy that was sent.',
    confirmLabel: 'Delete certificate',
    danger: true,
  },
}

export const Confirms: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}

export const EscapeMeansNoAndFocusReturns: Story = {
  render: args => {
    const [asking, setAsking] = useState(false)
    const cancel = () => {
      setAsking(false)
      args.onCancel()
    }
    return (
      <>
        <Button onClick={() => setAsking(true)}>Close the form</Button>
        {asking && <ConfirmDialog {...args} onCancel={cancel} />}
      </>
    )
  },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Close the form' })
    await userEvent.click(opener)
    await screen.findByRole('alertdialog', { name: 'Discard changes?' })
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** The dialog shows the error and stays open. */
export const Failed: Story = {
  args: {
    title: 'Disable Sam Ortiz?',
    children: 'Sam is signed out everywhere and cannot sign in again. The seat is free.',
    confirmLabel: 'Disable',
    danger: true,
    failure: { message: 'The person could not be disabled. Try again in a moment.', requestId: '01HXABCDEF' },
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('could not be disabled')
    await expect(screen.getByRole('button', { name: 'Disable' })).toBeEnabled()
  },
}

/** While the answer is on its way, no one can turn away. */
export const BusyStaysOpen: Story = {
  args: { busy: true },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}
