import { expect, fn, screen } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { StoryForm } from '../testing/StoryForm.fixture'
import type { ComboboxFieldProps } from './ComboboxField'
import type { ComboboxOption } from './combobox-rules'
import { ComboboxField } from './index'
import type { ServerForm, ValidationError } from './use-server-form'

interface Values {
  carrierId: string
}

type Args = Omit<ComboboxFieldProps<Values>, 'form' | 'name'> & { value: string; errors?: readonly ValidationError[] }

const carriers: ComboboxOption[] = [
  { value: 'PMI', label: 'Pacific Mutual', description: 'Admitted' },
  { value: 'RWC', label: 'Redwood Casualty', description: 'Excess and surplus' },
  { value: 'HBI', label: 'Harbor Indemnity', description: 'Admitted' },
]
const many: ComboboxOption[] = Array.from({ length: 120 }, (_, number) => ({
  value: `C${number}`,
  label: `Carrier ${number}`,
}))

const saved = fn().mockName('save')

const meta = {
  title: 'Components/ComboboxField',
  component: ComboboxField as never,
  args: { label: 'Carrier', options: carriers, value: '' },
  argTypes: { options: { control: false } },
  render: ({ value, errors, ...field }) => (
    <StoryForm<Values> values={{ carrierId: value }} {...(errors && { errors })} onSave={saved}>
      {(form: ServerForm<Values>) => <ComboboxField form={form} name="carrierId" {...field} />}
    </StoryForm>
  ),
  parameters: {
    docs: {
      story: { inline: false, height: '320px' },
      description: {
        component: `
Of more than 50 options the list shows once three characters are typed (specification 1 §5); both limits are props.

**Do** use it when all options are in the browser anyway. A \`SelectField\` is better for fewer than eight.

**Don't** load thousands of records for it: \`SearchCombobox\` asks the server.`,
      },
    },
  },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const options = async () => (await screen.findAllByRole('option')).map(option => option.textContent)

export const Default: Story = {}

export const Loading: Story = {
  args: { options: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(await options()).toEqual(['Searching...'])
  },
}

export const NotLoaded: Story = { args: { options: undefined, failure: 'Carriers could not be loaded' } }

/** By label, value or description, in any case, at once. */
export const FindsByAnyPart: Story = {
  play: async ({ canvas, userEvent }) => {
    saved.mockClear()
    await userEvent.type(canvas.getByRole('combobox'), 'SURPLUS')
    await expect(await options()).toEqual(['Redwood CasualtyExcess and surplus'])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(canvas.getByRole('combobox')).toHaveValue('Redwood Casualty')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(saved).toHaveBeenCalledWith({ carrierId: 'RWC' })
  },
}

export const TooManyToShow: Story = {
  args: { options: many },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ca')
    await expect(await options()).toEqual(['Type at least 3 characters'])
    await userEvent.type(canvas.getByRole('combobox'), 'r')
    const shown = await options()
    await expect(shown).toHaveLength(51)
    await expect(shown.at(-1)).toBe('70 more. Keep typing to narrow the list.')
    await userEvent.type(canvas.getByRole('combobox'), 'rier 11')
    await expect(await options()).toHaveLength(11)
  },
}

/** As the choosers of accounts and carriers. */
export const AThousandAtOnce: Story = {
  args: { options: many, minimumQuery: 0, maximumOptions: 1000 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(await options()).toHaveLength(120)
  },
}

const fromGroup = (group: string, ...labels: string[]): ComboboxOption[] =>
  labels.map(label => ({ value: `${group} ${label}`, label, group }))

/** What is typed is looked for in the names of groups, too. */
export const Groups: Story = {
  args: {
    label: 'Filled with',
    options: [
      ...fromGroup('General Liability', 'Policy number', 'Each occurrence'),
      ...fromGroup('Umbrella', 'Policy number', 'Aggregate'),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(await screen.findAllByRole('group')).toHaveLength(2)
    await userEvent.keyboard('umbr')
    await expect(await options()).toEqual(['Policy number', 'Aggregate'])
    await userEvent.click((await screen.findAllByRole('option'))[1] as HTMLElement)
    await expect(canvas.getByRole('combobox')).toHaveValue('Aggregate')
  },
}
