import { expect, fn } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { StoryForm } from '../testing/StoryForm.fixture'
import { CurrencyField, PercentField } from './index'
import type { ServerForm, ValidationError } from './use-server-form'

interface Values {
  /** Cents. */
  premium: number
  /** A fraction. */
  rate: number
}

interface Args extends Values {
  errors?: readonly ValidationError[]
}

const saved = fn().mockName('save')

const meta = {
  title: 'Components/NumberFields',
  component: CurrencyField as never,
  subcomponents: { PercentField: PercentField as never },
  args: { premium: 4_821_000, rate: 0.125 },
  render: ({ errors, ...values }) => (
    <StoryForm<Values> values={values} {...(errors && { errors })} onSave={saved}>
      {(form: ServerForm<Values>) => (
        <>
          <CurrencyField form={form} name="premium" label="Premium" />
          <PercentField form={form} name="rate" label="Commission rate" hint="Of the premium" optional />
        </>
      )}
    </StoryForm>
  ),
  parameters: {
    docs: {
      description: {
        component: `
\`CurrencyField\` keeps integer cents, \`PercentField\` a fraction; both NaN while there is nothing (specification 1 §5).

**Do** let people type as they write: dollar signs, and commas or spaces between thousands, don't matter.

**Don't** format while someone types, and don't treat NaN as zero.`,
      },
    },
  },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

export const Default: Story = {}

export const Empty: Story = {
  args: { premium: Number.NaN, rate: Number.NaN },
  play: async ({ canvas, userEvent }) => {
    saved.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(saved).toHaveBeenCalledWith({ premium: Number.NaN, rate: Number.NaN })
  },
}

export const ReadsWhatIsTyped: Story = {
  ...Empty,
  play: async ({ canvas, userEvent }) => {
    saved.mockClear()
    const premium = canvas.getByLabelText('Premium')
    await userEvent.type(premium, '1,250.5 USD')
    await userEvent.type(canvas.getByLabelText(/Commission rate/), '7.25')
    await expect(premium).toHaveValue('$1,250.50')
    await userEvent.keyboard('{Enter}')
    await expect(saved).toHaveBeenCalledWith({ premium: 125_050, rate: 0.0725 })
  },
}

/** What cannot be read stays, says so, and is not sent. */
export const Unreadable: Story = {
  play: async ({ canvas, userEvent }) => {
    saved.mockClear()
    const premium = canvas.getByLabelText('Premium')
    await userEvent.clear(premium)
    await userEvent.type(premium, '1.2.3{Enter}')
    await expect(
      await canvas.findByText('Enter an amount in dollars and cents, such as 1,250.00, 250k, or 1.5m'),
    ).toBeVisible()
    await expect(premium).toHaveValue('1.2.3')
    await expect(saved).not.toHaveBeenCalled()
  },
}
