import { expect, fn, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import type { ValidationError } from '../form/use-server-form'
import { ClientEdit } from './ClientEdit.fixture'

const values = { name: 'Bayview Marine Services LLC', email: 'office@bayview.example', phone: '' }

const meta = {
  title: 'Patterns/Form dialog',
  component: ClientEdit,
  args: { values, onSave: fn(), onClose: fn() },
  argTypes: { values: { control: false }, errors: { control: false }, theirs: { control: false } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component: `How something is created or changed: a form in a dialog over the page that it belongs to. The dialog is a route, the server validates, and an answer is either the way out or a message under its field, with the focus on the first one.

**Do** begin with what the record has, and let the button say what it does ("Save changes"). Above the fields stands what concerns all of them: a conflict.

**Don’t** repeat the server’s rules in the browser, and don’t disable the button until a form is "right": pressing it is how people ask what is missing.`,
      },
    },
  },
} satisfies Meta<typeof ClientEdit>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const phone = await screen.findByRole('textbox', { name: /Phone/ })
    await userEvent.type(phone, '4155550142{Enter}')
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ name: values.name })))
  },
}

const errors: readonly ValidationError[] = [
  { path: 'name', message: 'Enter a name.' },
  { path: 'email', message: 'Enter an email address, such as name@company.com.' },
]

export const RefusedByTheServer: Story = {
  args: { values: { ...values, name: '', email: 'office' }, errors },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    await expect(screen.getByText('Enter a name.')).toBeVisible()
  },
}
