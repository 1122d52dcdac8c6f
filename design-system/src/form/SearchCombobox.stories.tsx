import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { StoryForm } from '../testing/StoryForm.fixture'
import { type ComboboxOption, type ComboboxResult, matchOptions } from './combobox-rules'
import { type ComboboxAddition, SearchCombobox } from './SearchCombobox'
import type { ServerForm, ValidationError } from './use-server-form'

interface Values {
  contactId: string
}

interface Args {
  /** What the search has come to; without it the options are searched in the browser. */
  result?: ComboboxResult
  options: readonly ComboboxOption[]
  value: string
  errors?: readonly ValidationError[]
  addition?: ComboboxAddition
}

const contacts: ComboboxOption[] = [
  { value: '1', label: 'Dana Whitfield', description: 'dana@bayview.example' },
  { value: '2', label: 'Marcus Alder', description: 'marcus@alder.example' },
  { value: '3', label: 'Ines Ōtani', description: 'ines@otani.example' },
]

const saved = fn().mockName('save')

function Search({ result, options, value, errors, addition }: Args) {
  const [text, setText] = useState<string>()
  const names = Object.fromEntries(options.map(option => [option.value, option.label]))
  return (
    <StoryForm<Values> values={{ contactId: value }} {...(errors && { errors })} onSave={saved}>
      {(form: ServerForm<Values>) => (
        <SearchCombobox
          form={form}
          name="contactId"
          label="Existing contact"
          result={result ?? matchOptions(options, text)}
          onSearch={setText}
          labels={names}
          {...(addition && { addition })}
        />
      )}
    </StoryForm>
  )
}

const meta = {
  title: 'Components/SearchCombobox',
  component: SearchCombobox as never,
  args: { options: contacts, value: '' },
  render: args => <Search {...args} />,
  parameters: {
    docs: {
      description: {
        component: `
**Do** use it to choose one record: the server searches as one types, 200 ms after the last key. A list of more than 50
waits for three characters (specification 1 §5).

**Don't** load all records to fill it, and don't use it for a fixed list of a few (\`SelectField\`).`,
      },
    },
  },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

export const Default: Story = {}

export const ChoosesWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Existing contact' })
    await userEvent.type(input, 'ald')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(input).toHaveValue('Marcus Alder')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(saved).toHaveBeenCalledWith({ contactId: '2' })
  },
}

export const OpenList: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
  },
}

export const Searching: Story = {
  args: { result: { status: 'loading' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(await screen.findByText('Searching...')).toBeVisible()
  },
}

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz')
    await expect(await screen.findByText('Nothing found')).toBeVisible()
  },
}

export const TooManyToShow: Story = {
  args: { result: { status: 'loaded', options: contacts, total: 4000 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'd')
    await expect(await screen.findByText('Type at least 3 characters')).toBeVisible()
  },
}

export const SearchFailed: Story = {
  args: { result: { status: 'failed', message: 'Contacts could not be loaded' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect((await screen.findAllByText('Contacts could not be loaded')).length).toBeGreaterThan(0)
  },
}

const addition: ComboboxAddition = {
  label: text => `Add “${text}”`,
  option: text => ({ value: 'new', label: text }),
  undecided: text => `Choose a contact, or add “${text}”.`,
}

/** What no one finds is added where it was looked for; what is there already is only chosen. */
export const AddsWhatIsMissing: Story = {
  args: { addition },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Existing contact' })
    await userEvent.type(box, 'Dana Whitfield')
    await expect(await screen.findByRole('option', { name: /Dana Whitfield/ })).toBeInTheDocument()
    await expect(screen.queryByRole('option', { name: /^Add/ })).toBeNull()
    await userEvent.clear(box)
    await userEvent.type(box, 'Noor Haddad')
    await userEvent.click(await screen.findByRole('option', { name: 'Add “Noor Haddad”' }))
    await waitFor(() => expect(box).toHaveValue('Noor Haddad'))
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(saved).toHaveBeenCalledWith({ contactId: 'new' })
  },
}

/** Tab continues without adding anything; what was typed stays there, and the field says what to do with it. */
export const KeepsWhatIsUndecided: Story = {
  args: { addition },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Existing contact' })
    await userEvent.type(box, 'Noor Haddad')
    await screen.findByRole('option', { name: 'Add “Noor Haddad”' })
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.tab()
    await canvas.findByText('Choose a contact, or add “Noor Haddad”.')
    await expect(box).toHaveValue('Noor Haddad')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(saved).not.toHaveBeenCalled()
    await waitFor(() => expect(box).toHaveFocus())
    await userEvent.clear(box)
    await userEvent.type(box, 'dana whitfield')
    await userEvent.tab()
    await waitFor(() => expect(box).toHaveValue('Dana Whitfield'))
    await userEvent.clear(box)
    await userEvent.type(box, 'otani.ex')
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent('Ines'))
    await userEvent.keyboard('{ArrowDown}{ArrowUp}')
    await userEvent.tab()
    await waitFor(() => expect(box).toHaveValue('Ines Ōtani'))
  },
}
