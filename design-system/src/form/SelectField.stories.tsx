import { expect, fn } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { StoryForm } from '../testing/StoryForm.fixture'
import { SelectField, type SelectFieldProps, StateSelect } from './SelectField'
import type { ServerForm, ValidationError } from './use-server-form'

interface Values {
  choice: string
}

type Args = Omit<SelectFieldProps<Values>, 'form' | 'name'> & { value: string; errors?: readonly ValidationError[] }

const saved = fn().mockName('save')

const meta = {
  title: 'Components/SelectField',
  component: SelectField as never,
  subcomponents: { StateSelect: StateSelect as never },
  args: {
    label: 'Frequency',
    placeholder: 'Choose how often',
    value: '',
    options: [
      { value: 'MONTHLY', label: 'Monthly' },
      { value: 'QUARTERLY', label: 'Quarterly' },
      { value: 'YEARLY', label: 'Yearly' },
    ],
  },
  render: ({ value, errors, ...field }) => (
    <StoryForm<Values> values={{ choice: value }} {...(errors && { errors })} onSave={saved}>
      {(form: ServerForm<Values>) => <SelectField form={form} name="choice" {...field} />}
    </StoryForm>
  ),
  parameters: {
    docs: {
      description: {
        component: `
**Do** use it for one of a fixed list that everyone can read through: it is the browser's own, which every phone and
keyboard knows. \`StateSelect\` is the one of states and territories.

**Don't** use it for records, or for more than some sixty options: people search those (\`SearchCombobox\`). For two or
three that need a sentence each there are \`ChoiceCards\`.`,
      },
    },
  },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

export const Default: Story = {}

export const States: Story = {
  render: () => (
    <StoryForm<Values> values={{ choice: 'CA' }} onSave={saved}>
      {form => <StateSelect form={form} name="choice" label="State" />}
    </StoryForm>
  ),
}

export const SendsWhatIsChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Frequency' }), 'Yearly')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(saved).toHaveBeenCalledWith({ choice: 'YEARLY' })
  },
}
