import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { StoryForm } from '../testing/StoryForm.fixture'
import { AddressFields } from './AddressFields'
import type { AddressCompletion } from './address-completion'
import type { ServerForm, ValidationError } from './use-server-form'

interface Values {
  address: { line1: string; line2: string; city: string; zone: string; postalCode: string }
}

interface Args {
  address: Values['address']
  optional: boolean
  completion?: AddressCompletion
  errors?: readonly ValidationError[]
}

const empty = { line1: '', line2: '', city: '', zone: '', postalCode: '' }
const harbor = { line1: '12 Harbor Way', line2: 'Suite 4', city: 'Oakland', zone: 'CA', postalCode: '94607' }

const saved = fn().mockName('save')

const meta = {
  title: 'Components/AddressFields',
  component: AddressFields as never,
  args: { address: empty, optional: true },
  argTypes: { completion: { control: false } },
  render: ({ address, optional, errors, completion }) => (
    <StoryForm<Values> values={{ address }} {...(errors && { errors })} onSave={saved}>
      {(form: ServerForm<Values>) => (
        <AddressFields form={form} name="address" optional={optional} {...(completion && { completion })} />
      )}
    </StoryForm>
  ),
  parameters: {
    docs: {
      description: {
        component: `
**Do** use it for every US address. One line asks; the others appear once there is an address (specification 1 §2).
Give it a \`completion\` that asks your server: suggestions come as one types, and the arrow keys and Enter, or a click, fill every
field. What is typed stays otherwise: Tab and Enter alone take nothing. A ZIP code names city and state that are still empty.

**Don't** rebuild an address of single fields, and don't check the ZIP code in the browser.`,
      },
    },
  },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

export const Default: Story = {}

const incomplete: readonly ValidationError[] = [
  { path: 'address.city', message: 'Enter the city.' },
  { path: 'address.zone', message: 'Choose a state.' },
  { path: 'address.postalCode', message: 'Enter a ZIP code of 5 or 9 digits.' },
]

export const Refused: Story = { args: { address: { ...empty, line1: '12 Harbor Way' }, errors: incomplete } }

export const TheOtherLinesAppearAsOneTypes: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox', { name: 'City' })).toBeNull()
    await userEvent.type(line(), '12 Harbor Way')
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), 'Oakland')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'California')
    await userEvent.type(canvas.getByRole('textbox', { name: 'ZIP code' }), '94607{Enter}')
    await expect(saved).toHaveBeenCalledWith({ address: { ...harbor, line2: '' } })
  },
}

const inUse = [
  { id: '1', line1: '12 Harbor Way, Suite 4', place: 'Oakland, CA 94607', address: harbor },
  {
    id: '2',
    line1: '12 Harbor View Terrace',
    place: 'San Rafael, CA 94901',
    address: { ...empty, line1: '12 Harbor View Terrace', city: 'San Rafael', zone: 'CA', postalCode: '94901' },
  },
  { id: '3', line1: '', place: 'Oakland, CA', address: { ...empty, city: 'Oakland', zone: 'CA' } },
]

const completion: AddressCompletion = {
  suggest: async text =>
    inUse.filter(({ line1, place }) => `${line1} ${place}`.toLowerCase().includes(text.toLowerCase())),
  addressOf: async ({ id }) => inUse.find(known => known.id === id)?.address ?? null,
  placeOf: async postalCode => (postalCode === '94607' ? { city: 'Oakland', zone: 'CA' } : null),
}

/** The states are options, too. */
const suggestions = async () => within(await screen.findByRole('listbox'))
const noSuggestions = () => expect(screen.queryByRole('listbox')).toBeNull()
const line = () => screen.getByRole('combobox', { name: /Mailing address/ })

export const Suggests: Story = {
  args: { completion },
  play: async ({ userEvent }) => {
    await userEvent.type(line(), '12 har')
    await expect((await suggestions()).getAllByRole('option')).toHaveLength(2)
    await expect(line()).toHaveAttribute('aria-expanded', 'true')
  },
}

export const TheArrowKeysAndEnterChoose: Story = {
  args: { completion },
  play: async ({ userEvent }) => {
    await userEvent.type(line(), '12 har')
    await suggestions()
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('option', { name: /Suite 4/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'ZIP code' })).toHaveValue('94607'))
    await noSuggestions()
    await expect(line()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(saved).toHaveBeenCalledWith({ address: harbor })
  },
}

export const WhatIsTypedStays: Story = {
  args: { completion },
  play: async ({ userEvent }) => {
    await userEvent.type(line(), '12 har')
    await suggestions()
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await noSuggestions()
    await userEvent.type(line(), 'bor')
    await suggestions()
    await userEvent.tab()
    await expect(line()).toHaveValue('12 harbor')
    await noSuggestions()
  },
}

export const APlaceLeavesItsZipCodeOpen: Story = {
  args: { completion },
  play: async ({ userEvent }) => {
    await userEvent.type(line(), 'oakland, ca')
    await userEvent.click(await screen.findByText('Oakland, CA'))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'ZIP code' })).toHaveFocus())
    await expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Oakland')
  },
}

export const AZipCodeNamesItsPlace: Story = {
  args: { completion, address: { ...empty, line1: '12 Harbor Way' } },
  play: async ({ userEvent }) => {
    await userEvent.type(screen.getByRole('textbox', { name: 'ZIP code' }), '94607')
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Oakland'))
    await expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('CA')
  },
}

const outOfOrder: AddressCompletion = {
  suggest: () => Promise.reject(new Error('Not available')),
  addressOf: () => Promise.reject(new Error('Not available')),
  placeOf: () => Promise.reject(new Error('Not available')),
}

export const WithoutSuggestionsTypingGoesOn: Story = {
  args: { completion: outOfOrder },
  play: async ({ userEvent }) => {
    await userEvent.type(line(), '12 Harbor Way')
    await userEvent.type(screen.getByRole('textbox', { name: 'ZIP code' }), '94607')
    await expect(line()).toHaveValue('12 Harbor Way')
    await noSuggestions()
  },
}
