import { expect, fn } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { unbrokenWord } from '../testing/long-words'
import { StoryForm } from '../testing/StoryForm.fixture'
import { AddressFields } from './AddressFields'
import type { ServerForm, ValidationError } from './use-server-form'

interface Values {
  address: { line1: string; line2: string; city: string; zone: string; postalCode: string }
}

interface Args {
  address: Values['address']
  optional: boolean
  errors?: readonly ValidationError[]
}

const empty = { line1: '', line2: '', city: '', zone: '', postalCode: '' }
const harbor = { line1: '12 Harbor Way', line2: 'Suite 4', city: 'Oakland', zone: 'CA', postalCode: '94607' }

const saved = fn().mockName('save')

const meta = {
  title: 'Components/AddressFields',
  component: AddressFields as never,
  args: { address: empty, optional: true },
  render: ({ address, optional, errors }) => (
    <StoryForm<Values> values={{ address }} {...(errors && { errors })} onSave={saved}>
      {(form: ServerForm<Values>) => <AddressFields form={form} name="address" optional={optional} />}
    </StoryForm>
  ),
  parameters: {
    docs: {
      description: {
        component: `
**Do** use it for every US address. One line asks; the others appear once there is an address (specification 1 §2).

**Don't** rebuild an address of single fields, and don't check the ZIP code in the browser.`,
      },
    },
  },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

export const Default: Story = {}

export const Required: Story = { args: { optional: false } }

export const Filled: Story = { args: { address: harbor } }

const incomplete: readonly ValidationError[] = [
  { path: 'address.city', message: 'Enter the city.' },
  { path: 'address.zone', message: 'Choose a state.' },
  { path: 'address.postalCode', message: 'Enter a ZIP code of 5 or 9 digits.' },
]

export const Refused: Story = { args: { address: { ...empty, line1: '12 Harbor Way' }, errors: incomplete } }

export const RefusedOnAPhone: Story = { ...Refused, globals: { viewport: { value: 'phone' } } }

export const LongWordsOnAPhone: Story = {
  args: { address: { ...harbor, line1: unbrokenWord, city: unbrokenWord } },
  globals: { viewport: { value: 'phone' } },
}

export const TheOtherLinesAppearAsOneTypes: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox', { name: 'City' })).toBeNull()
    await userEvent.type(canvas.getByRole('textbox', { name: /Mailing address/ }), '12 Harbor Way')
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), 'Oakland')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'California')
    await userEvent.type(canvas.getByRole('textbox', { name: 'ZIP code' }), '94607{Enter}')
    await expect(saved).toHaveBeenCalledWith({ address: { ...harbor, line2: '' } })
  },
}
