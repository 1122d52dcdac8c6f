import { expect, fn } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { StoryForm } from '../testing/StoryForm.fixture'
import { EmailField, PhoneField, TextField, type TextFieldProps } from './TextField'
import type { ServerForm, ValidationError } from './use-server-form'

interface Values {
  name: string
}

type Args = Omit<TextFieldProps<Values>, 'form' | 'name'> & {
  value: string
  errors?: readonly ValidationError[]
  Field: typeof TextField<Values>
}

const saved = fn().mockName('save')

const meta = {
  title: 'Components/TextField',
  component: TextField as never,
  subcomponents: { EmailField: EmailField as never, PhoneField: PhoneField as never },
  args: { label: 'Business name', value: '', Field: TextField },
  argTypes: { Field: { table: { disable: true } }, errors: { control: false } },
  render: ({ value, errors, Field, ...field }) => (
    <StoryForm<Values> values={{ name: value }} {...(errors && { errors })} onSave={saved}>
      {(form: ServerForm<Values>) => <Field form={form} name="name" {...field} />}
    </StoryForm>
  ),
  parameters: {
    docs: {
      description: {
        component: `
**Do** label every field above it, in a few words; say "optional" where it is, since most are not. \`EmailField\` and
\`PhoneField\` bring up the right keyboard. What is wrong with a value is the server's to say, and is below until the
value changes.

**Don't** use the placeholder for what must be known while typing (that is a \`hint\`), and don't check values in the
browser: two rules soon differ.`,
      },
    },
  },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

export const Default: Story = {}

const refused: readonly ValidationError[] = [{ path: 'name', message: 'Enter the name of the business.' }]

export const Refused: Story = { args: { errors: refused } }

export const TheServersMessageGoesWhenTheValueChanges: Story = {
  args: { errors: refused },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: /Business name/ })
    await expect(input).toHaveAccessibleDescription('Enter the name of the business.')
    await userEvent.type(input, 'B')
    await expect(canvas.queryByText('Enter the name of the business.')).toBeNull()
  },
}

export const SendsWhatIsTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Alder & Sons{Enter}')
    await expect(saved).toHaveBeenCalledWith({ name: 'Alder & Sons' })
  },
}
