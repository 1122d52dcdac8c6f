import { expect, fn, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { StoryForm } from '../testing/StoryForm.fixture'
import { MentionTextareaField, mentionsIn } from './index'
import type { MentionTextareaFieldProps } from './MentionTextareaField'
import type { ServerForm, ValidationError } from './use-server-form'

interface Values {
  text: string
}

type Args = Omit<MentionTextareaFieldProps<Values>, 'form' | 'name'> & {
  value: string
  errors?: readonly ValidationError[]
}

const people = ['Daniel Okonkwo', 'Siobhán O’Connell', 'Priya Raman', 'Luis Ángel Domínguez-Ferreira'].map(name => ({
  id: name.split(' ')[0] ?? '',
  name,
}))
const saved = fn().mockName('save')

const meta = {
  title: 'Components/MentionTextareaField',
  component: MentionTextareaField as never,
  args: { label: 'Note', value: '', people, hint: 'Type @ to mention a colleague.' },
  argTypes: { people: { control: false } },
  render: ({ value, errors, ...field }) => (
    <StoryForm<Values>
      values={{ text: value }}
      {...(errors && { errors })}
      onSave={({ text }: Values) => saved(text, mentionsIn(text, people))}
    >
      {(form: ServerForm<Values>) => <MentionTextareaField form={form} name="text" {...field} />}
    </StoryForm>
  ),
  parameters: {
    docs: {
      story: { inline: false, height: '480px' },
      description: {
        component: `
A textarea in which \`@\` and letters suggest colleagues. Arrows move, Enter, Tab and the mouse choose, Escape closes the list and
nothing else. \`mentionsIn(text, people)\` lists the people that the text mentions when it is sent; \`MentionText\` shows it.

**Do** give it active colleagues without the person who writes, and say in the hint what \`@\` does.

**Don't** use it where nobody is notified.`,
      },
    },
  },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const list = () => screen.findByRole('listbox', { name: /suggested/ })
const noList = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveAccessibleDescription(/Type @/)
  },
}

export const Suggests: Story = {
  play: async ({ canvas, userEvent }) => {
    const note = canvas.getByRole('textbox', { name: 'Note' })
    await userEvent.type(note, 'Ask @')
    await expect(await list()).toHaveAccessibleName('4 colleagues suggested')
    await userEvent.type(note, 'd')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
    const [first] = screen.getAllByRole('option')
    await expect(note.getAttribute('aria-activedescendant')).toBe(first?.id)
  },
}

export const ChoosesWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    saved.mockClear()
    const note = canvas.getByRole('textbox', { name: 'Note' })
    await userEvent.type(note, 'Ask @')
    await list()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(note).toHaveValue('Ask @Siobhán O’Connell ')
    await noList()
    await userEvent.keyboard('or @pri')
    await list()
    await userEvent.keyboard('{Tab}')
    await expect(note).toHaveFocus()
    await userEvent.keyboard('today{Control>}{Enter}{/Control}')
    const text = 'Ask @Siobhán O’Connell or @Priya Raman today'
    await waitFor(() => expect(saved).toHaveBeenCalledWith(text, ['Siobhán', 'Priya']))
  },
}

export const ChoosesInTheMiddle: Story = {
  args: { value: 'Ask  to call.' },
  play: async ({ canvas, userEvent }) => {
    const note = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' })
    await userEvent.type(note, '@dan', { initialSelectionStart: 4, initialSelectionEnd: 4 })
    await userEvent.click((await screen.findAllByRole('option'))[0] as HTMLElement)
    await expect(note).toHaveValue('Ask @Daniel Okonkwo to call.')
    await expect(note).toHaveFocus()
    await expect(note.selectionStart).toBe('Ask @Daniel Okonkwo '.length)
  },
}

export const EscapeClosesTheListAlone: Story = {
  play: async ({ canvas, userEvent }) => {
    const note = canvas.getByRole('textbox', { name: 'Note' })
    const heard = fn()
    document.addEventListener('keydown', heard)
    await userEvent.type(note, '@d')
    await list()
    heard.mockClear()
    await userEvent.keyboard('{Escape}')
    document.removeEventListener('keydown', heard)
    await noList()
    await userEvent.keyboard('a')
    await expect(screen.queryByRole('listbox'), 'it stays quiet at this @').toBeNull()
    await userEvent.keyboard(' @')
    await list()
  },
}

export const EnterIsALineWhereNobodyIsSuggested: Story = {
  play: async ({ canvas, userEvent }) => {
    const note = canvas.getByRole('textbox', { name: 'Note' })
    await userEvent.type(note, 'office@harbor @nobody{Enter}x')
    await expect(note).toHaveValue('office@harbor @nobody\nx')
  },
}

export const PeopleAreOnTheirWay: Story = {
  args: { people: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), '@d')
    await noList()
  },
}
