import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { DueSettingsStage } from '../testing/DueSettingsStage'
import { duePolicy } from '../testing/requests.fixtures'
import { dueSettingsPath, editDueSettingsPath } from './paths'

const sent = fn().mockName('sent')
const answers = { ServiceRequestDuePolicy: { serviceRequestDuePolicy: duePolicy } }

const meta = {
  title: 'Screens/Servicing/Due dates',
  component: DueSettingsStage,
  args: { path: dueSettingsPath, answers, onSent: sent },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof DueSettingsStage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('In 2 business days')).length).toBeGreaterThan(0)
    await canvas.findByText('Dec 24, 2026')
  },
}

export const NoClosedDays: Story = {
  args: { answers: { ServiceRequestDuePolicy: { serviceRequestDuePolicy: { ...duePolicy, closedDays: [] } } } },
  play: async ({ canvas }) => {
    await canvas.findByText('No closed days')
  },
}

export const Failed: Story = {
  args: {
    answers: {
      ServiceRequestDuePolicy: failing(
        { code: 'SUBGRAPH_UNAVAILABLE', message: 'Service requests are not available at the moment.' },
        { serviceRequestDuePolicy: null },
      ),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry' })
  },
}

const saved = { updateServiceRequestDuePolicy: { ...duePolicy, version: 2 } }

export const Edit: Story = {
  args: { path: editDueSettingsPath, answers: { ...answers, UpdateServiceRequestDuePolicy: saved } },
  play: async ({ canvas, userEvent }) => {
    const question = await screen.findByRole('combobox', { name: 'Question' })
    await userEvent.selectOptions(question, 'No due date')
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({
          variables: {
            version: 1,
            input: {
              rules: duePolicy.rules.map(({ type, businessDays }) => ({
                type,
                businessDays: type === 'QUESTION' ? null : businessDays,
              })),
              closedDays: ['2026-12-24'],
            },
          },
        }),
      ),
    )
    // What is behind a dialog has no role before that is gone.
    await canvas.findByRole('link', { name: 'Edit' })
  },
}

/** Both changed the same type: the person chooses. */
export const EditConflict: Story = {
  args: {
    path: editDueSettingsPath,
    answers: {
      ...answers,
      UpdateServiceRequestDuePolicy: failing(
        {
          code: 'CONFLICT',
          message: 'Someone else saved first.',
          current: {
            ...duePolicy,
            version: 2,
            rules: duePolicy.rules.map(rule => (rule.type === 'QUESTION' ? { ...rule, businessDays: 7 } : rule)),
          },
        },
        { updateServiceRequestDuePolicy: null },
      ),
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Question' }), 'No due date')
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
    await screen.findByRole('group', { name: 'Question' })
    await expect(screen.getByText('In 7 business days', { selector: 'label *, label' })).toBeVisible()
  },
}
