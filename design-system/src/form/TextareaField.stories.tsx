import { expect, fn } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { StoryForm } from '../testing/StoryForm.fixture'
import { TextareaField } from './index'
import type { TextareaFieldProps } from './TextareaField'
import type { ServerForm, ValidationError } from './use-server-form'

interface Values {
  notes: string
}

type Args = Omit<TextareaFieldProps<Values>, 'form' | 'name'> & { value: string; errors?: readonly ValidationError[] }

const saved = fn().mockName('save')
const paragraph =
  'The holder asked for the waiver of subrogation on the certificate. I have added it and called back.\n'

const meta = {
  title: 'Components/TextareaField',
  component: TextareaField as never,
  args: { label: 'Notes', value: '', placeholder: 'Not visible to the client' },
  render: ({ value, errors, ...field }) => (
    <StoryForm<Values> values={{ notes: value }} {...(errors && { errors })} onSave={saved}>
      {(form: ServerForm<Values>) => <TextareaField form={form} name="notes" {...field} />}
    </StoryForm>
  ),
  parameters: {
    docs: {
      description: {
        component: `
It is as high as its text, from 120 to 600 px (specification 1 §5); then it scrolls. Ctrl or ⌘ with Enter sends the form.

**Do** use it where people write sentences.

**Don't** set its height.`,
      },
    },
  },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Notes').offsetHeight).toBe(120)
  },
}

export const Grows: Story = {
  play: async ({ canvas, userEvent }) => {
    const notes = canvas.getByLabelText('Notes')
    await userEvent.type(notes, paragraph.repeat(6))
    const grown = notes.offsetHeight
    await expect(grown).toBeGreaterThan(120)
    await expect(notes.scrollHeight).toBeLessThanOrEqual(notes.clientHeight)
    await userEvent.clear(notes)
    await expect(notes.offsetHeight).toBe(120)
  },
}

export const ScrollsAt600Pixels: Story = {
  args: { value: paragraph.repeat(40) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Notes').offsetHeight).toBe(600)
  },
}

export const SendsWithCtrlEnter: Story = {
  play: async ({ canvas, userEvent }) => {
    saved.mockClear()
    await userEvent.type(canvas.getByLabelText('Notes'), 'Done{Enter}{Control>}{Enter}{/Control}')
    await expect(saved).toHaveBeenCalledWith({ notes: 'Done\n' })
  },
}
