import { type ReactNode, useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ChoiceCards } from '../form/ChoiceCards'
import { EmailField, PhoneField, TextField } from '../form/TextField'
import { useServerForm, type ValidationError } from '../form/use-server-form'
import { FormDialog, type FormDialogProps } from './FormDialog'

interface Values {
  type: string
  name: string
  email: string
  phone: string
}

type Args = Omit<FormDialogProps<Values>, 'form' | 'children'> & {
  values: Values
  errors?: readonly ValidationError[]
  onSubmit: (values: Values) => void
  more?: ReactNode
}

const filled: Values = { type: 'BUSINESS', name: 'Bayview Marine', email: 'office@bayview.example', phone: '' }

function ContactDialog({ values, errors, onSubmit, more, ...dialog }: Args) {
  const form = useServerForm<Values>({ defaultValues: values, validationErrors: errors, onSubmit })
  return (
    <FormDialog {...dialog} form={form}>
      <ChoiceCards
        label="Account type"
        value={form.watch('type')}
        options={[
          { value: 'BUSINESS', label: 'Business', description: 'A company, with a contact' },
          { value: 'INDIVIDUAL', label: 'Individual', description: 'A person' },
        ]}
        onChange={type => form.setValue('type', type)}
      />
      <TextField form={form} name="name" label="Name" />
      <EmailField form={form} name="email" label="Email" />
      <PhoneField form={form} name="phone" label="Phone" optional />
      {more}
    </FormDialog>
  )
}

const meta = {
  title: 'Components/FormDialog',
  component: FormDialog as never,
  args: {
    title: 'Create a new account',
    submitLabel: 'Create account',
    busy: false,
    values: filled,
    onSubmit: fn(),
    onClose: fn(),
  },
  argTypes: {
    values: { control: false },
    errors: { control: false },
    more: { table: { disable: true } },
  },
  render: args => <ContactDialog {...args} />,
  parameters: {
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `
**Do** give every dialog a route: it can be linked to, and the back button closes it. Title and button say the same thing
("Create a new account", "Create account"). 520 px, 720 for long forms; on a phone it is the whole screen.

**Don't** open a dialog from a dialog, and don't close it before the server has answered.`,
      },
    },
  },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

export const Default: Story = {}

const refused: readonly ValidationError[] = [
  { path: 'name', message: 'Enter a name.' },
  { path: 'email', message: 'Enter an email address, such as name@company.com.' },
  { path: 'agency', message: 'The agency has no free seat.' },
]

/** Under their fields; what no field can say is above the buttons. */
export const RefusedByTheServer: Story = {
  args: { values: { ...filled, name: '', email: 'office' }, errors: refused },
  play: async () => {
    await waitFor(() => expect(screen.getByText('The agency has no free seat.')).toBeVisible())
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus())
  },
}

export const Failed: Story = {
  args: {
    failure: {
      message: 'Accounts are not available at the moment. Try again in a minute.',
      requestId: '01HZX4K7T2M9Q3',
    },
  },
}

const manyParagraphs = 'One more part of a form that is longer than the window.\n\n'.repeat(40)

/** Its middle scrolls; title and buttons stay. */
export const LongerThanTheWindow: Story = {
  args: { more: <div style={{ whiteSpace: 'pre-line' }}>{manyParagraphs}</div> },
}

const missingPhone: readonly ValidationError[] = [{ path: 'phone', message: 'Enter a phone number with 10 digits.' }]

/** The message below the field that takes the focus can be read without scrolling. */
export const ErrorAtTheEdgeOfTheView: Story = {
  args: { more: <div style={{ whiteSpace: 'pre-line' }}>{manyParagraphs}</div> },
  render: args => {
    const [errors, setErrors] = useState<readonly ValidationError[]>()
    return <ContactDialog {...args} {...(errors && { errors })} onSubmit={() => setErrors(missingPhone)} />
  },
  play: async ({ userEvent }) => {
    const phone = await screen.findByRole('textbox', { name: /^Phone/ })
    const submit = screen.getByRole('button', { name: 'Create account' })
    // The spacer above the fields pushes the phone to the very end of what can be seen.
    const spacer = document.createElement('div')
    phone.closest('[data-field]')?.parentElement?.prepend(spacer)
    const room = submit.getBoundingClientRect().top - phone.getBoundingClientRect().bottom
    spacer.style.height = `${Math.max(room - 34, 0)}px`
    await userEvent.click(submit)
    await waitFor(() => expect(phone).toHaveFocus())
    const message = await screen.findByText('Enter a phone number with 10 digits.')
    await waitFor(() => expect(message.getBoundingClientRect().bottom).toBeLessThan(submit.getBoundingClientRect().top))
  },
}

export const SubmitsWithEnter: Story = {
  play: async ({ args, userEvent }) => {
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Alder & Sons{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...filled, name: 'Alder & Sons' })
  },
}

export const LeavesInFourWays: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(3)
    const backdrop = document.querySelector('.fui-DialogSurface__backdrop')
    if (backdrop) await userEvent.click(backdrop)
    await expect(args.onClose).toHaveBeenCalledTimes(4)
  },
}

export const WaitsForTheAnswer: Story = {
  args: { busy: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
