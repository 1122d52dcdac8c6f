import { expect, fn, screen, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { formatEnum } from '../index'
import { StoryForm } from '../testing/StoryForm.fixture'
import type { ComboboxFieldProps } from './ComboboxField'
import { MultiSelectField } from './index'
import type { ServerForm, ValidationError } from './use-server-form'

interface Values {
  lines: string[]
}

type Args = Omit<ComboboxFieldProps<Values>, 'form' | 'name'> & { value: string[]; errors?: readonly ValidationError[] }

const lines = ['BUSINESS_OWNERS', 'COMMERCIAL_AUTO', 'CYBER', 'GENERAL_LIABILITY', 'WORKERS_COMPENSATION'].map(
  value => ({
    value,
    label: formatEnum(value),
  }),
)

const saved = fn().mockName('save')

const meta = {
  title: 'Components/MultiSelectField',
  component: MultiSelectField as never,
  args: { label: 'Insurance types', options: lines, value: ['CYBER', 'GENERAL_LIABILITY'] },
  argTypes: { options: { control: false } },
  render: ({ value, errors, ...field }) => (
    <StoryForm<Values> values={{ lines: value }} {...(errors && { errors })} onSave={saved}>
      {(form: ServerForm<Values>) => <MultiSelectField form={form} name="lines" {...field} />}
    </StoryForm>
  ),
  parameters: {
    docs: {
      story: { inline: false, height: '360px' },
      description: {
        component: `
**Do** use it when several of many apply. What is chosen is below the field, each with a button that takes it away.

**Don't** use it for three or four options: those are checkboxes.`,
      },
    },
  },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

export const Default: Story = {}

/** The server refuses one of them: the field shows why. */
const refused = [{ path: 'lines.1', message: 'General Liability is not sold in this state.' }]

export const Refused: Story = {
  args: { errors: refused },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('General Liability is not sold in this state.')).toBeVisible()
  },
}

export const ChoosesAndTakesAway: Story = {
  play: async ({ canvas, userEvent }) => {
    saved.mockClear()
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'auto')
    await userEvent.click(await screen.findByText('Commercial Auto'))
    const chosen = within(canvas.getByRole('list', { name: 'Chosen: Insurance types' }))
    await expect(chosen.getAllByRole('listitem').map(item => item.textContent)).toEqual([
      'Cyber',
      'General Liability',
      'Commercial Auto',
    ])
    await userEvent.click(chosen.getByRole('button', { name: 'Remove Cyber' }))
    await userEvent.click(input)
    await userEvent.keyboard('{Backspace}{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(saved).toHaveBeenCalledWith({ lines: ['GENERAL_LIABILITY'] })
  },
}
