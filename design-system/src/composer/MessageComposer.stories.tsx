import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import type { SendFile } from '../dropzone/upload'
import { type MentionedRecord, MessageComposer, type MessageComposerProps, storedFiles, useUploads } from './index'

type Args = Omit<MessageComposerProps, 'onTextChange' | 'uploads' | 'onSend'> & { send: SendFile }

const records: readonly MentionedRecord[] = [
  { id: 'account 1', name: 'Bayview Marine', detail: 'Account' },
  { id: 'policy 1', name: 'Bayview Marine · General Liability', detail: 'Policy' },
]

const sent = fn().mockName('sent')
const pdf = (name: string, size = 180_000) => new File([new Uint8Array(size)], name, { type: 'application/pdf' })

/** The gateway, always of the same opinion. */
const sendAll: SendFile = async ({ name, type, size }) => ({ id: `id of ${name}`, name, mimeType: type, size })
const sendNone: SendFile = async () => {
  throw new Error('This file is not what its name says.')
}
const neverSend: SendFile = (_, { onProgress, signal }) => {
  onProgress(0.4)
  return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('Canceled'))))
}

function Message({ send, ...props }: Args) {
  const [text, setText] = useState(props.text)
  const uploads = useUploads(send, props.limits)
  return (
    <MessageComposer
      {...props}
      text={text}
      onTextChange={setText}
      uploads={uploads}
      onSend={() =>
        sent(
          text.trim(),
          storedFiles(uploads.list).map(({ id }) => id),
        )
      }
    />
  )
}

const meta = {
  title: 'Components/MessageComposer',
  component: MessageComposer as never,
  args: { label: 'Message', placeholder: 'Ask…', text: '', limits: {}, send: sendAll },
  argTypes: { limits: { control: false } },
  render: args => <Message {...args} />,
  parameters: {
    docs: {
      description: {
        component: `
A message with files. Files are chosen, dropped anywhere on it, or pasted. Enter sends, Shift with Enter begins a line; buttons show
once there is something to send. It grows from 120 to 600 px; \`isCompact\` begins with one line.

**Do** keep the text when sending fails, and say why in \`problem\`. **Don't** use it for one field of a form: that is a
\`TextareaField\`.`,
      },
    },
  },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

function drop(canvas: HTMLElement, files: readonly File[]) {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  canvas
    .querySelector('textarea')
    ?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    sent.mockClear()
    const message = canvas.getByRole('textbox', { name: 'Message' })
    await expect(message.offsetHeight).toBe(120)
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.type(message, ' One{Shift>}{Enter}{/Shift}two ')
    await expect(message.offsetHeight).toBe(120)
    await expect(sent).not.toHaveBeenCalled()
    await userEvent.type(message, '{Enter}')
    await expect(sent).toHaveBeenCalledWith('One\ntwo', [])
  },
}

/** Nothing moves but what the files need. */
export const WithFiles: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    sent.mockClear()
    drop(canvasElement, [pdf('Dock lease 2027.pdf'), pdf('Policy.pdf')])
    await canvas.findAllByText('175.78 KB')
    // Files alone say nothing of what is wanted.
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Policy.pdf' }))
    await userEvent.type(canvas.getByRole('textbox'), 'Read this{Enter}')
    await expect(sent).toHaveBeenCalledWith('Read this', ['id of Dock lease 2027.pdf'])
  },
}

export const Pasted: Story = {
  play: async ({ canvas, canvasElement }) => {
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([new Uint8Array(9)], 'image.png', { type: 'image/png' }))
    canvasElement
      .querySelector('textarea')
      ?.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
    await canvas.findByText('image.png')
  },
}

export const Uploading: Story = {
  args: { send: neverSend },
  play: async ({ canvas, canvasElement }) => {
    drop(canvasElement, [pdf('Dock lease 2027.pdf')])
    await canvas.findByText('40%')
    await canvas.findByRole('button', { name: 'Cancel Dock lease 2027.pdf' })
  },
}

export const FileRefused: Story = {
  args: { send: sendNone, text: 'Read this' },
  play: async ({ canvas, canvasElement }) => {
    drop(canvasElement, [pdf('Dock lease 2027.pdf'), pdf('Empty.pdf', 0)])
    await canvas.findByText('This file is not what its name says.')
    await canvas.findByText('This file is empty.')
    await canvas.findByRole('button', { name: 'Upload Dock lease 2027.pdf again' })
  },
}

export const Compact: Story = {
  args: { isCompact: true },
  play: async ({ canvas, userEvent }) => {
    const message = canvas.getByRole('textbox')
    await expect(message.offsetHeight).toBeLessThan(60)
    await userEvent.type(message, 'A message')
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled()
  },
}

export const CompactWithFiles: Story = {
  ...Compact,
  play: async ({ canvas, canvasElement }) => {
    drop(canvasElement, [pdf('Dock lease 2027.pdf')])
    await canvas.findByText('175.78 KB')
  },
}

const mentioned = fn().mockName('mention')

/** Arrows move, Enter chooses and does not send. */
export const Mentions: Story = {
  args: { mentions: { find: async () => records, onMention: mentioned } },
  play: async ({ canvas, userEvent }) => {
    sent.mockClear()
    const message = canvas.getByRole('textbox')
    await userEvent.type(message, 'Does @bay')
    await expect(await screen.findAllByRole('option')).toHaveLength(2)
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
    await expect(message).toHaveValue('Does @Bayview Marine ')
    await expect(mentioned).toHaveBeenCalledWith(records[0])
    await expect(sent).not.toHaveBeenCalled()
    // Its policy begins with the same words, and isn't meant.
    await expect(screen.queryByRole('option')).toBeNull()
    await userEvent.keyboard('pay?{Enter}')
    await expect(sent).toHaveBeenCalledWith('Does @Bayview Marine pay?', [])
  },
}

export const Attached: Story = {
  args: { text: 'What is due?', attached: [{ id: '1', text: '5 documents of Bayview Marine' }], onDetach: fn() },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Remove 5 documents of Bayview Marine' })
  },
}

export const Busy: Story = {
  args: { isCompact: true, busyLabel: 'Working' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled()
    await canvas.findByRole('status', { name: 'Working' })
  },
}

export const NotSent: Story = {
  args: { text: 'What is due?', problem: 'Coverdesk could not be reached. Check your connection and try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/could not be reached/)
  },
}
