import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { PoliciesPage } from '../testing/PoliciesPage'
import { bayviewPolicy, noCoverage } from '../testing/policies.fixtures'

const sent = fn().mockName('sent')

const meta = {
  title: 'Screens/Policies/Coverage',
  component: PoliciesPage,
  args: {
    path: '/app/policies/p2/coverage',
    answers: { BusinessPolicy: { businessPolicy: bayviewPolicy } },
    onSent: sent,
  },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '860px' } } },
} satisfies Meta<typeof PoliciesPage>

export default meta
type Story = StoryObj<typeof meta>

const dialog = () => screen.findByRole('dialog', { name: 'Edit coverage' })
const empty = { BusinessPolicy: { businessPolicy: { ...bayviewPolicy, details: noCoverage } } }

export const Default: Story = {
  play: async () => {
    await dialog()
    await expect(screen.getByRole('textbox', { name: /^General aggregate/ })).toHaveValue('$2,000,000.00')
    await expect(screen.getByRole('group', { name: 'Location 1' })).toBeInTheDocument()
  },
}

/** The lines of the policy's type are there at once, the others on demand. */
export const Empty: Story = {
  args: { answers: empty },
  play: async ({ userEvent }) => {
    await dialog()
    await expect(screen.queryByRole('group', { name: 'Cyber' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Limits of other lines' }))
    await expect(screen.getByRole('group', { name: 'Cyber' })).toBeInTheDocument()
  },
}

export const Refused: Story = {
  args: {
    answers: {
      ...empty,
      UpdateBusinessPolicy: failing(
        {
          code: 'VALIDATION_FAILED',
          message: 'Some fields need attention.',
          validationErrors: [{ path: 'details.extraLimits.0.name', message: 'Enter a name.' }],
        },
        { updateBusinessPolicy: null },
      ),
    },
  },
  play: async ({ userEvent }) => {
    await dialog()
    await userEvent.click(screen.getByRole('button', { name: 'Add limit' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    await expect(screen.getByText('Enter a name.')).toBeInTheDocument()
  },
}
