import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { editNamePath, profilePath } from '../paths'
import { SettingsStage } from '../testing/SettingsStage'
import { maya } from '../testing/users.fixtures'

const own = { ...maya, profileVersion: 3 }
const answers = { Profile: { __typename: 'Query', agencyUser: own } }

const meta = {
  title: 'Screens/Settings/Profile',
  component: SettingsStage,
  args: { path: profilePath, answers },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof SettingsStage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const language = await canvas.findByText('English (United States)')
    await waitFor(() => expect(language).toBeVisible())
    await userEvent.click(canvas.getByRole('radio', { name: /Compact/ }))
    await expect(canvas.getByRole('radio', { name: /Compact/ })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: /Comfortable/ }))
  },
}
export const Failed: Story = { args: { answers: { Profile: failing({ message: 'It is out of order.' }) } } }

const saved = (changes: object) => ({ __typename: 'Mutation', updateAgencyUserProfile: { ...own, ...changes } })

export const Edit: Story = {
  args: {
    path: editNamePath,
    answers: { ...answers, UpdateProfile: saved({ name: 'Maya R. Reyes', profileVersion: 4 }) },
  },
  play: async ({ canvas, userEvent }) => {
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Maya R. Reyes{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await canvas.findByText('Maya R. Reyes')
    // The page is there for everyone again.
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Edit name' })).toBeVisible())
  },
}

/** The name was changed in another window: both are shown, and one is chosen. */
export const Conflict: Story = {
  args: {
    path: editNamePath,
    answers: {
      ...answers,
      UpdateProfile: failing(
        {
          code: 'CONFLICT',
          message: 'Someone else changed this.',
          current: { ...own, name: 'M. Reyes', profileVersion: 4 },
        },
        { updateAgencyUserProfile: null },
      ),
    },
  },
  play: async ({ userEvent }) => {
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await userEvent.type(name, '-Cole{Enter}')
    await screen.findByText('M. Reyes')
    await userEvent.click(screen.getByRole('radio', { name: /M. Reyes/ }))
    await expect(name).toHaveValue('M. Reyes')
  },
}
