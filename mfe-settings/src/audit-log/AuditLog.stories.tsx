import { failing, pending } from '@coverdesk/plugin-sdk/testing'
import { expect, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { auditPath, entryPath, verifyPath } from '../paths'
import { auditAnswers, logAnswer, someEntries, verificationAnswer } from '../testing/entries.fixtures'
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

/** The chips keep to one line, however many there are. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const chips = [await canvas.findByRole('button', { name: 'Person: any' }), canvas.getByLabelText('To:')]
    const middles = chips.map(chip => chip.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2)
    await expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 0))).toBeLessThan(4)
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

export const Loading: Story = answering({ AuditLog: pending })
export const Empty: Story = answering({ AuditLog: logAnswer([]) })
export const Failed: Story = answering({ AuditLog: failing({ message: 'It is out of order.' }) })

export const LongNames: Story = answering({
  AuditLog: logAnswer(
    someEntries.map(entry => ({
      ...entry,
      operation: `${entry.operation}OfTheGreaterBayAreaCooperativeWithEveryOneOfItsSubsidiaries`,
    })),
  ),
})

export const Entry: Story = {
  args: { path: entryPath('670000000000000000000000') },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Edit account' })
    await waitFor(() => expect(dialog).toBeVisible())
    await screen.findByText('Bay Area Builders Cooperative')
    await screen.findByText('Business: mailing address: suite, unit, floor')
  },
}

export const EntryOnAPhone: Story = {
  ...Entry,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const copy = await screen.findByRole('button', { name: 'Copy request ID' })
    const value = copy.closest('dd')
    // The id in one line or two, and the button below.
    await waitFor(() => expect(value?.getBoundingClientRect().height).toBeLessThan(90))
  },
}

export const EntryMissing: Story = {
  args: {
    path: entryPath('670000000000000000000009'),
    answers: {
      ...auditAnswers,
      AuditEntry: failing({ code: 'NOT_FOUND', message: 'This audit entry does not exist, or it was removed.' }),
    },
  },
  play: async () => {
    await screen.findByText('No entry found')
  },
}

export const Verified: Story = {
  args: { path: verifyPath, answers: { ...auditAnswers, AuditVerification: verificationAnswer() } },
  play: async () => {
    await screen.findByText('No entry was changed or removed.')
  },
}

export const Verifying: Story = { args: { path: verifyPath, answers: { ...auditAnswers, AuditVerification: pending } } }

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
