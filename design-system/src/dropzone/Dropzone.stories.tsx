import { expect, fn, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import type { ServerForm, ValidationError } from '../form/use-server-form'
import { unbrokenWord } from '../testing/long-words'
import { StoryForm } from '../testing/StoryForm.fixture'
import { Dropzone, DropzoneField, type FileLimits, type SendFile, useUploads } from './index'

interface Values {
  fileIds: string[]
}

interface Args extends FileLimits {
  send: SendFile
  /** Added at once. */
  files: readonly File[]
  errors?: readonly ValidationError[]
}

const pdf = (name: string, size = 180_000) => new File([new Uint8Array(size)], name, { type: 'application/pdf' })

/** The gateway, always of the same opinion. */
const sendAll: SendFile = async ({ name, type, size }, { onProgress }) => {
  onProgress(1)
  return { id: `id of ${name}`, name, mimeType: type, size }
}
const sendNone: SendFile = async () => {
  throw new Error('This file is not what its name says.')
}
const neverSend: SendFile = (_, { onProgress, signal }) => {
  onProgress(0.4)
  return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('Canceled'))))
}
/** Refuses the first attempt. */
function sendAtSecond(message = 'Coverdesk could not be reached. Check your connection and try again.'): SendFile {
  let attempts = 0
  return async (file, options) => {
    attempts += 1
    if (attempts === 1) throw new Error(message)
    return sendAll(file, options)
  }
}

const needed = 'This PDF needs a password. Enter it to upload the file.'
const wrong = 'This password doesn’t open the PDF. Check it and try again.'
/** Each file needs the password "larkspur". */
const sendWithPassword: SendFile = async (file, options) => {
  if (options.password === 'larkspur') return sendAll(file, options)
  throw Object.assign(new Error(options.password === undefined ? needed : wrong), { needsPassword: true })
}
/** The connection breaks off when the password is sent for the first time. */
function sendWithPasswordAtSecond(): SendFile {
  const second = sendAtSecond()
  return (file, options) => (options.password === 'larkspur' ? second : sendWithPassword)(file, options)
}

/** As a person does, who may drop what the file dialog would not offer. */
function drop(canvas: HTMLElement, files: readonly File[]) {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  const area = canvas.querySelector('input[type=file]')?.parentElement
  if (files.length > 0) area?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}

const saved = fn().mockName('save')
const pdfs = { 'application/pdf': ['.pdf'], 'image/png': ['.png'] }

const meta = {
  title: 'Components/Dropzone',
  component: Dropzone as never,
  subcomponents: { DropzoneField: DropzoneField as never },
  args: { send: sendAll, accept: pdfs, files: [] },
  argTypes: { files: { control: false }, accept: { control: false } },
  render: ({ files: _, errors, ...field }) => (
    <StoryForm<Values> values={{ fileIds: [] }} {...(errors && { errors })} onSave={saved}>
      {(form: ServerForm<Values>) => (
        <DropzoneField form={form} name="fileIds" label="Files" hint="Visible to the client" {...field} />
      )}
    </StoryForm>
  ),
  beforeEach: () => void saved.mockClear(),
  play: async ({ args, canvasElement }) => {
    drop(canvasElement, args.files)
  },
  parameters: {
    docs: {
      description: {
        component: `
Comes in a file of its own: \`import { DropzoneField } from '@coverdesk/design-system/dropzone'\`. The SDK's \`uploadFile\`
sends the files while the person continues writing; the form gets their ids.

**Do** say the limits before, which it does from its props.

**Don't** take a file that the screen cannot use: \`most={1}\` where one is meant.`,
      },
    },
  },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

export const Default: Story = {}

export const Uploaded: Story = {
  args: { files: [pdf('Loss runs 2024.pdf'), pdf(`${unbrokenWord}.pdf`, 2_400_000)] },
  play: async context => {
    await meta.play(context)
    await expect(await context.canvas.findByText('2 of 2 files uploaded')).toBeInTheDocument()
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Save changes' }))
    await expect(saved).toHaveBeenCalledWith({ fileIds: ['id of Loss runs 2024.pdf', `id of ${unbrokenWord}.pdf`] })
  },
}

/** Two at once; the form waits for them. */
export const OnTheirWay: Story = {
  args: { send: neverSend, files: [pdf('Quote.pdf'), pdf('Binder.pdf'), pdf('Survey.pdf')] },
  play: async context => {
    const { canvas, userEvent } = context
    await meta.play(context)
    await expect(await canvas.findAllByRole('progressbar')).toHaveLength(2)
    await expect(canvas.getByText('Waiting')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(await canvas.findByText('Wait until the files are uploaded, or cancel them.')).toBeVisible()
    await expect(saved).not.toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Files Choose files' })).toHaveFocus())
  },
}

/** It has arrived, and its check takes longer than a few seconds. */
export const StillBeingChecked: Story = {
  args: {
    files: [pdf('Quote.pdf')],
    send: (file, { onProgress, signal }) => {
      onProgress(1)
      return neverSend(file, { onProgress: () => undefined, signal })
    },
  },
  play: async context => {
    await meta.play(context)
    await expect(await context.canvas.findByText('Still checking …', {}, { timeout: 20_000 })).toBeVisible()
  },
}

/** The file is not at fault, and stays for the next try. */
export const NotCheckedInTime: Story = {
  args: { files: [pdf('Quote.pdf')] },
  loaders: [() => ({ send: sendAtSecond('We couldn’t check this file in time. Try again.') })],
  render: (args, { loaded }) => meta.render({ ...args, send: loaded['send'] }),
  play: async context => {
    const { canvas, userEvent } = context
    await meta.play(context)
    await expect(await canvas.findByText('We couldn’t check this file in time. Try again.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send Quote.pdf again' }))
    await expect(await canvas.findByText('1 of 1 files uploaded')).toBeInTheDocument()
  },
}

/** Canceling makes room for the next one. */
export const Canceled: Story = {
  ...OnTheirWay,
  play: async context => {
    const { canvas, userEvent } = context
    await meta.play(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel Quote.pdf' }))
    await waitFor(() => expect(canvas.queryByText('Waiting')).toBeNull())
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

export const RefusedByTheServer: Story = {
  args: { send: sendNone, files: [pdf('Quote.pdf')] },
  play: async context => {
    await meta.play(context)
    await expect(await context.canvas.findByText('This file is not what its name says.')).toBeVisible()
  },
}

/** The focus stays where the person is: in the field while it is there. */
export const NeedsAPassword: Story = {
  args: { send: sendWithPassword, files: [pdf('Loss runs 2024.pdf')] },
  play: async context => {
    const { canvas, userEvent } = context
    canvas.getByRole('button', { name: 'Files Choose files' }).focus()
    await meta.play(context)
    const field = await canvas.findByLabelText('Password')
    await expect(field).toHaveAccessibleDescription(needed)
    await expect(field).toHaveAttribute('autocomplete', 'off')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(canvas.getByText('0 of 1 files uploaded, 1 needs a password')).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveAccessibleDescription('Enter the password.')
    await userEvent.keyboard('albacore{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(wrong)
    await expect(field).toBeInvalid()
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('larkspur{Enter}')
    await expect(await canvas.findByText('1 of 1 files uploaded')).toBeInTheDocument()
    await expect(canvas.queryByLabelText('Password')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Remove Loss runs 2024.pdf' })).toHaveFocus()
    await expect(saved).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(saved).toHaveBeenCalledWith({ fileIds: ['id of Loss runs 2024.pdf'] })
  },
}

/** Whoever writes elsewhere is not interrupted; the form waits for the password. */
export const HasAWrongPassword: Story = {
  args: { send: sendWithPassword, files: [pdf('Quote.pdf'), pdf(`${unbrokenWord}.pdf`)] },
  play: async context => {
    const { canvas, userEvent } = context
    const save = canvas.getByRole('button', { name: 'Save changes' })
    save.focus()
    await meta.play(context)
    const quote = within(await canvas.findByRole('group', { name: 'Quote.pdf' }))
    await expect(save).toHaveFocus()
    await userEvent.click(save)
    await expect(saved).not.toHaveBeenCalled()
    await canvas.findByText('A file needs a password. Enter it, or remove the file.')
    await userEvent.type(quote.getByLabelText('Password'), 'albacore')
    await userEvent.click(quote.getByRole('button', { name: 'Open' }))
    await expect(await quote.findByText(wrong)).toBeVisible()
    await waitFor(() => expect(quote.getByLabelText('Password')).toHaveFocus())
  },
}

/** On its way with the password. */
export const IsOpened: Story = {
  args: { files: [pdf('Quote.pdf')] },
  render: args => {
    const send: SendFile = (file, options) => (options.password ? neverSend : sendWithPassword)(file, options)
    return meta.render({ ...args, send })
  },
  play: async context => {
    const { canvas, userEvent } = context
    await meta.play(context)
    await userEvent.type(await canvas.findByLabelText('Password'), 'larkspur')
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await expect(await canvas.findByRole('progressbar')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Open' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByLabelText('Password')).toHaveValue('larkspur')
  },
}

/** A password that was sent in vain needn’t be typed again. */
export const SentAgainWithItsPassword: Story = {
  args: { files: [pdf('Quote.pdf')] },
  loaders: [() => ({ send: sendWithPasswordAtSecond() })],
  render: (args, { loaded }) => meta.render({ ...args, send: loaded['send'] }),
  play: async context => {
    const { canvas, userEvent } = context
    await meta.play(context)
    await userEvent.type(await canvas.findByLabelText('Password'), 'larkspur{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Send Quote.pdf again' }))
    await expect(await canvas.findByText('1 of 1 files uploaded')).toBeInTheDocument()
  },
}

export const SentAgain: Story = {
  args: { files: [pdf('Quote.pdf')] },
  loaders: [() => ({ send: sendAtSecond() })],
  render: (args, { loaded }) => meta.render({ ...args, send: loaded['send'] }),
  play: async context => {
    const { canvas, userEvent } = context
    await meta.play(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Send Quote.pdf again' }))
    await expect(await canvas.findByText('1 of 1 files uploaded')).toBeInTheDocument()
  },
}

/** What breaks a limit is named, and is not in the way of what does not. */
export const BeyondTheLimits: Story = {
  args: {
    most: 3,
    maximumBytes: 1024 * 1024,
    files: [
      pdf('Too large.pdf', 2 * 1024 * 1024),
      pdf('Empty.pdf', 0),
      new File(['x'], 'Program.exe'),
      pdf('One too many.pdf'),
    ],
  },
  play: async context => {
    const { canvas } = context
    await meta.play(context)
    await expect(canvas.getByText('PDF or PNG, up to 1 MB each, at most 3 files')).toBeVisible()
    await expect(await canvas.findByText('This file is larger than 1 MB.')).toBeVisible()
    await expect(canvas.getByText('This file is empty.')).toBeVisible()
    await expect(canvas.getByText('This kind of file is not taken here: PDF, PNG only.')).toBeVisible()
    await expect(canvas.getByText('No more than 3 files can be added.')).toBeVisible()
  },
}

const refused = [{ path: 'fileIds.0', message: 'Attach the signed application.' }]

export const RefusedByTheForm: Story = { args: { errors: refused } }

const limits = { most: 1 }

/** Without a form, such as in a composer. */
export const WithoutAForm: Story = {
  render: () => <Loose />,
  play: async context => {
    const { canvas, canvasElement } = context
    drop(canvasElement, [pdf('First.pdf')])
    await canvas.findByText('First.pdf')
    drop(canvasElement, [pdf('Second.pdf')])
    await expect(await canvas.findByText('Second.pdf')).toBeVisible()
    await expect(canvas.queryByText('First.pdf')).toBeNull()
  },
}

function Loose() {
  return <Dropzone uploads={useUploads(sendAll, limits)} limits={limits} />
}
