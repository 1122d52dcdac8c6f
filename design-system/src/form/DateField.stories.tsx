import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { StoryForm } from '../testing/StoryForm.fixture'
import type { DateFieldProps } from './DateField'
import { DateField } from './index'
import type { ServerForm, ValidationError } from './use-server-form'

interface Values {
  expiresAt: string
}

type Args = Omit<DateFieldProps<Values>, 'form' | 'name'> & { value: string; errors?: readonly ValidationError[] }

const saved = fn().mockName('save')

const meta = {
  title: 'Components/DateField',
  component: DateField as never,
  args: { label: 'Expiration date', value: '2027-01-12' },
  render: ({ value, errors, ...field }) => (
    <StoryForm<Values> values={{ expiresAt: value }} {...(errors && { errors })} onSave={saved}>
      {(form: ServerForm<Values>) => <DateField form={form} name="expiresAt" {...field} />}
    </StoryForm>
  ),
  parameters: {
    docs: {
      story: { inline: false, height: '440px' },
      description: {
        component: `
A policy date: \`YYYY-MM-DD\`, a day in no time zone.

**Do** let people type: \`1/31/27\`, \`Jan 31 2027\` and \`today\` are dates. The calendar is for those who look for a weekday.

**Don't** use it for an instant, and don't refuse a day in the browser that the server would take.`,
      },
    },
  },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

export const Default: Story = {}

export const ReadsWhatIsTyped: Story = {
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    saved.mockClear()
    const input = canvas.getByLabelText('Expiration date')
    await userEvent.type(input, 'jan 31 2027')
    await userEvent.tab()
    await expect(input).toHaveValue('01/31/2027')
    await userEvent.type(input, '{Enter}')
    await expect(saved).toHaveBeenCalledWith({ expiresAt: '2027-01-31' })
  },
}

/** A text that is no date is not lost, and nothing is sent in its place. */
export const NoDate: Story = {
  play: async ({ canvas, userEvent }) => {
    saved.mockClear()
    const input = canvas.getByLabelText('Expiration date')
    await userEvent.clear(input)
    await userEvent.type(input, '2/30/2027{Enter}')
    await expect(await canvas.findByText('“2/30/2027” is not a date. Write it as 01/31/2027.')).toBeVisible()
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    await expect(saved).not.toHaveBeenCalled()
    await userEvent.clear(input)
    await userEvent.type(input, '2/28/2027{Enter}')
    await expect(saved).toHaveBeenCalledWith({ expiresAt: '2027-02-28' })
  },
}

const press = { Enter: '{Enter}' }

/** The down arrow opens the calendar; keys move in it; the focus comes back with the chosen day. */
export const CalendarWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Expiration date')
    await userEvent.click(input)
    await userEvent.keyboard('{ArrowDown}')
    const calendar = within(await screen.findByRole('dialog', { name: 'Choose Expiration date' }))
    await waitFor(() => expect(calendar.getByRole('button', { name: 'Tuesday, January 12, 2027' })).toHaveFocus())
    await userEvent.keyboard('{PageDown}{ArrowDown}{ArrowRight}')
    await expect(calendar.getByRole('button', { name: 'Saturday, February 20, 2027' })).toHaveFocus()
    await userEvent.keyboard(press.Enter)
    await expect(input).toHaveValue('02/20/2027')
    await waitFor(() => expect(input).toHaveFocus())
  },
}

export const OpenCalendar: Story = {
  args: { earliest: '2027-01-10', latest: '2027-02-15' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Expiration date' }))
    const calendar = within(await screen.findByRole('dialog', { name: 'Choose Expiration date' }))
    await expect(calendar.getByRole('button', { name: 'Saturday, January 9, 2027' })).toBeDisabled()
    await expect(calendar.getByRole('button', { pressed: true })).toHaveAccessibleName('Tuesday, January 12, 2027')
  },
}
