import { expect, fn, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { StoryForm } from '../testing/StoryForm.fixture'
import { CurrencyField } from './NumberFields'
import { RowsField } from './RowsField'
import { TextField } from './TextField'
import type { ServerForm, ValidationError } from './use-server-form'

interface Values {
  limits: { name: string; limit: number }[]
}

interface Args {
  limits: Values['limits']
  errors?: readonly ValidationError[]
}

const saved = fn().mockName('save')
const two = [
  { name: 'Employee benefits', limit: 100_000_000 },
  { name: 'Hired auto', limit: 50_000_000 },
]

const meta = {
  title: 'Components/RowsField',
  component: RowsField as never,
  args: { limits: two },
  render: ({ limits, errors }) => (
    <StoryForm<Values> values={{ limits }} {...(errors && { errors })} onSave={saved}>
      {(form: ServerForm<Values>) => (
        <RowsField form={form} name="limits" label="Other limits" one="Limit" empty={{ name: '', limit: Number.NaN }}>
          {path => (
            <>
              <TextField form={form} name={`${path}.name`} label="Name" />
              <CurrencyField form={form} name={`${path}.limit`} label="Amount" />
            </>
          )}
        </RowsField>
      )}
    </StoryForm>
  ),
  parameters: {
    docs: {
      description: {
        component: `
**Do** use it for a short list of like things in a form: locations, limits, insured people. Each row has the same fields.

**Don't** put a list into a list, and don't use it for records that have a page of their own.`,
      },
    },
  },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

export const Default: Story = {}

const refusal: readonly ValidationError[] = [{ path: 'limits.1.limit', message: 'Enter an amount.' }]

export const Refused: Story = { args: { errors: refusal } }

export const RowsAreAddedAndTakenAwayWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Add limit' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: 'Name' })[2]).toHaveFocus())
    await userEvent.keyboard('Non-owned auto')
    canvas.getByRole('button', { name: 'Remove limit 1' }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(saved).toHaveBeenCalledWith({ limits: [two[1], { name: 'Non-owned auto', limit: Number.NaN }] })
  },
}
