import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { SettingsStage } from '../testing/SettingsStage'
import { agencyWith, answersWith, person, standard } from '../testing/users.fixtures'

const sent = fn().mockName('sent')
const page = answersWith({ numSeats: 3 })

const meta = {
  title: 'Screens/Settings/Add user',
  component: SettingsStage,
  args: { path: '/app/settings/subscription/users', answers: page, onSent: sent },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof SettingsStage>

export default meta
type Story = StoryObj<typeof meta>

const dialog = () => screen.findByRole('dialog', { name: 'Add User' })
const add = () => screen.getByRole('button', { name: 'Add User' })

export const Default: Story = {
  play: async () => {
    await dialog()
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus())
  },
}

const refusal = failing(
  {
    code: 'VALIDATION_FAILED',
    message: 'Some fields need attention.',
    validationErrors: [
      { path: 'name', message: 'Enter the name of this person.' },
      { path: 'email', message: 'Enter an email address, such as name@company.com.' },
    ],
  },
  { createAgencyUser: null },
)

export const Refused: Story = {
  args: { answers: { ...page, CreateAgencyUser: refusal } },
  play: async ({ userEvent }) => {
    await dialog()
    await userEvent.click(add())
    await expect(await screen.findByText('Enter the name of this person.')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus())
  },
}

/** Someone else was faster: the sentence is under the form, and what was typed stays. */
export const LastSeatGone: Story = {
  args: {
    answers: {
      ...page,
      CreateAgencyUser: failing(
        { code: 'VALIDATION_FAILED', message: 'All 3 seats are taken. Disable a user or add seats first.' },
        { createAgencyUser: null },
      ),
    },
  },
  play: async ({ userEvent }) => {
    await dialog()
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana Lima')
    await userEvent.click(add())
    await expect(await screen.findByText(/^All 3 seats are taken/)).toBeVisible()
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana Lima')
  },
}

const ana = person('user-4', 'Ana Lima')

/** The last seat: the dialog gives the focus back to what opened it, which now says that there is none left. */
export const TakesTheLastSeat: Story = {
  args: {
    path: '/app/settings/subscription',
    answers: {
      ...page,
      CreateAgencyUser: {
        __typename: 'Mutation',
        createAgencyUser: { ...ana, agency: agencyWith({ ...standard, numSeats: 3, numSeatsActive: 3 }) },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('link', { name: 'Add User' })
    await canvas.findByText('1 seat available')
    await userEvent.click(opener)
    await dialog()
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana Lima')
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ana.lima@harborpoint.example{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await canvas.findByText('0 seats available')
    await expect(opener).toHaveAttribute('aria-disabled', 'true')
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        name: 'CreateAgencyUser',
        variables: { input: { name: 'Ana Lima', email: 'ana.lima@harborpoint.example' } },
      }),
    )
  },
}
