import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect, screen } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { dataPath, retentionPath } from '../paths'
import { SettingsStage } from '../testing/SettingsStage'
import { on, rulesAnswer, securityAnswers, stepAnswer } from '../testing/security.fixtures'

const meta = {
  title: 'Screens/Settings/Data',
  component: SettingsStage,
  args: { path: dataPath, answers: securityAnswers },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof SettingsStage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('7 years')
  },
}
export const Failed: Story = { args: { answers: { AgencySecurity: failing({ message: 'It is out of order.' }) } } }

/** A shorter time removes what is kept now, and says so before. */
export const Shorter: Story = {
  args: { path: retentionPath },
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'For' }), '2 years')
    await screen.findByText(/^Entries older than 2 years are permanently removed/)
    await screen.findByText(/^Only a user with two-step verification can keep audit entries for a shorter time/)
    await expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull()
  },
}

/** Whoever has two-step verification enters a code of it. */
export const ShorterWithSecondStep: Story = {
  args: { path: retentionPath, answers: { ...securityAnswers, SecondStep: stepAnswer(on) } },
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'For' }), '10 years')
    await expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'For' }), '2 years')
    await screen.findByRole('textbox', { name: 'Code' })
  },
}

export const Conflict: Story = {
  args: {
    path: retentionPath,
    answers: {
      ...securityAnswers,
      UpdateAgency: failing(
        {
          code: 'CONFLICT',
          message: 'Someone else changed this.',
          current: rulesAnswer({ version: 5 }).agencyUser?.agency,
        },
        { updateAgency: null },
      ),
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'For' }), '10 years')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText(/^Someone else changed your agency/)
  },
}
