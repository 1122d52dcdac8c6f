import { act } from 'react'
import { expect, it } from 'vitest'
import { inputOf, mount, setNativeValue, type } from '../testing/mount'
import { AddressFields } from './AddressFields'
import { CurrencyField, DateField } from './index'
import { EmailField, TextField } from './TextField'
import { useServerForm, type ValidationError } from './use-server-form'

interface Props {
  errors?: readonly ValidationError[]
  onSubmit?(values: unknown): void
}

const noAddress = { line1: '', line2: '', city: '', zone: '', postalCode: '' }

function AccountForm({ errors, onSubmit = () => undefined }: Props) {
  const form = useServerForm({
    defaultValues: { business: { name: '', email: '', mailingAddress: noAddress } },
    validationErrors: errors,
    onSubmit,
  })
  return (
    <form {...form.formProps}>
      <TextField form={form} name="business.name" label="Name" />
      <EmailField form={form} name="business.email" label="Email" />
      <AddressFields form={form} name="business.mailingAddress" />
      <output>{form.unplacedErrors.map(error => error.message).join()}</output>
      <button type="submit">Save</button>
    </form>
  )
}

const settled = () => act(() => new Promise(resolve => requestAnimationFrame(() => resolve(undefined))))

const messageOf = (label: string) => {
  const ids = inputOf(label).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map(id => document.getElementById(id)?.textContent).join()
}

it('shows each message of the server under its field and focuses the first of them', async () => {
  const errors = [
    { path: 'business.mailingAddress.city', message: 'Enter a city' },
    { path: 'business.email', message: 'Enter an email address' },
  ]
  await mount(<AccountForm errors={errors} />)
  await settled()
  expect(messageOf('Email')).toBe('Enter an email address')
  expect(messageOf('City')).toBe('Enter a city')
  expect(inputOf('Name').getAttribute('aria-invalid')).toBeNull()
  expect(document.activeElement).toBe(inputOf('Email'))
})

it('takes a message away when its field is changed, and brings it back when the server repeats it', async () => {
  const errors = () => [{ path: 'business.name', message: 'Enter a name' }]
  const { redraw } = await mount(<AccountForm errors={errors()} />)
  await type(inputOf('Name'), 'B')
  expect(messageOf('Name')).toBe('')
  await redraw(<AccountForm errors={errors()} />)
  expect(messageOf('Name')).toBe('Enter a name')
})

it('never loses a message that belongs to no field', async () => {
  await mount(<AccountForm errors={[{ path: 'associateContactId', message: 'Choose a contact' }]} />)
  await settled()
  expect(document.querySelector('output')?.textContent).toBe('Choose a contact')
})

it('shows a message about a group under the first field of the group', async () => {
  await mount(<AccountForm errors={[{ path: 'business.mailingAddress', message: 'Enter the whole address' }]} />)
  await settled()
  expect(messageOf('Mailing address')).toBe('Enter the whole address')
})

it('sends what is in the form without judging it', async () => {
  const sent: unknown[] = []
  await mount(<AccountForm onSubmit={values => sent.push(values)} />)
  await type(inputOf('Email'), 'not-an-address')
  await act(async () => document.querySelector('button')?.click())
  expect(sent).toEqual([{ business: { name: '', email: 'not-an-address', mailingAddress: noAddress } }])
})

it('asks for city, state and zip only once there is an address', async () => {
  await mount(<AccountForm />)
  expect(() => inputOf('City')).toThrow()
  await type(inputOf('Mailing address'), '4')
  expect(inputOf('City').value).toBe('')
})

function PolicyForm({ errors, onSubmit = () => undefined }: Props) {
  const form = useServerForm({
    defaultValues: { premium: Number.NaN, expiresAt: '', locations: [{ line1: '' }, { line1: '' }] },
    validationErrors: errors,
    onSubmit,
  })
  return (
    <form {...form.formProps}>
      <CurrencyField form={form} name="premium" label="Premium" />
      <DateField form={form} name="expiresAt" label="Expires" />
      <TextField form={form} name="locations.0.line1" label="First location" />
      <TextField form={form} name="locations.1.line1" label="Second location" />
      <output>{form.formState.isDirty ? 'changed' : 'as it was'}</output>
      <p>{form.summary}</p>
      <button type="submit">Save</button>
    </form>
  )
}

const save = () => act(async () => document.querySelector<HTMLElement>('button[type=submit]')?.click())

it('shows the messages of rows under the rows, and sums them up for screen readers', async () => {
  const errors = [
    { path: 'locations.1.line1', message: 'Enter the street.' },
    { path: 'premium', message: 'Enter the premium.' },
  ]
  await mount(<PolicyForm errors={errors} />)
  await settled()
  expect(messageOf('Second location')).toBe('Enter the street.')
  expect(messageOf('First location')).toBe('')
  expect(document.querySelector('p')?.textContent).toBe('2 fields need attention: Premium, Second location')
  expect(document.activeElement).toBe(inputOf('Premium'))
})

it('sends nothing while a field holds what cannot be read, and says where', async () => {
  const sent: unknown[] = []
  await mount(<PolicyForm onSubmit={values => sent.push(values)} />)
  await type(inputOf('Premium'), '1,250')
  await type(inputOf('Expires'), '2/30/2027')
  await save()
  await settled()
  expect(sent).toEqual([])
  expect(messageOf('Expires')).toContain('“2/30/2027” is not a date')
  expect(document.activeElement).toBe(inputOf('Expires'))
  await act(async () => setNativeValue(inputOf('Expires'), ''))
  await save()
  expect(sent).toEqual([{ premium: 125_000, expiresAt: '', locations: [{ line1: '' }, { line1: '' }] }])
})

it('is as it was while NaN stands for nothing', async () => {
  await mount(<PolicyForm />)
  expect(document.querySelector('output')?.textContent).toBe('as it was')
  await type(inputOf('Premium'), '1')
  expect(document.querySelector('output')?.textContent).toBe('changed')
  await act(async () => setNativeValue(inputOf('Premium'), ''))
  expect(document.querySelector('output')?.textContent).toBe('as it was')
})
