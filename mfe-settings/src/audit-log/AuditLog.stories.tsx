import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { auditPath, entryPath, verifyPath } from '../paths'
import { auditAnswers, logAnswer, verificationAnswer } from '../testing/entries.fixtures'
import { SettingsStage } from '../testing/SettingsStage'

const meta = {
  title: 'Screens/Settings/Audit log',
  component: SettingsStage,
  args: { path: auditPath, answers: auditAnswers },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof SettingsStage>

export default meta
type Story = StoryObj<typeof meta>

const answering = (answers: object): Story => ({ args: { answers: { ...auditAnswers, ...answers } } })

export const Default: Story = {
  play: async ({ canvas }) => {
    const action = await canvas.findByText('Edit account')
    await waitFor(() => expect(action).toBeVisible())
    await expect(canvas.getByText('Account created and 511 more records')).toBeVisible()
    await expect(canvas.getByText('Automatic')).toBeVisible()
  },
}

export const Filtered: Story = {
  args: {
    path: `${auditPath}?change=DELETED&from=2026-11-01&to=2026-11-30`,
    answers: { ...auditAnswers, AuditLog: logAnswer([]) },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No entries found')
    await expect(canvas.getByLabelText('From:')).toHaveValue('2026-11-01')
    await waitFor(() => expect(canvas.getByRole('button', { name: /Change: Deleted/ })).toBeVisible())
  },
}
export const Empty: Story = answering({ AuditLog: logAnswer([]) })
export const Failed: Story = answering({ AuditLog: failing({ message: 'It is out of order.' }) })

export const Entry: Story = {
  args: { path: entryPath('670000000000000000000000') },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Edit account' })
    await waitFor(() => expect(dialog).toBeVisible())
    await screen.findByText('Bay Area Builders Cooperative')
    await screen.findByText('Business: mailing address: suite, unit, floor')
  },
}

export const Verified: Story = {
  args: { path: verifyPath, answers: { ...auditAnswers, AuditVerification: verificationAnswer() } },
  play: async () => {
    await screen.findByText('No entry was changed or removed.')
  },
}

export const Broken: Story = {
  args: {
    path: verifyPath,
    answers: {
      ...auditAnswers,
      AuditVerification: verificationAnswer({
        checked: 31,
        brokenEntryId: '670000000000000000000001',
        reason: 'was changed after it was written',
      }),
    },
  },
  play: async () => {
    await screen.findByText('The audit log was tampered with. Contact your administrator.')
    await expect(screen.getAllByRole('link', { name: 'Show this entry' })).toHaveLength(2)
  },
}
