import { pending } from '@coverdesk/plugin-sdk/testing'
import { expect, fn, screen } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { formReviewPath } from '../paths'
import { CopilotPage } from '../testing/CopilotPage'
import { formToReview, onFormerForm } from '../testing/forms.fixtures'

const sent = fn().mockName('sent')
const answers = {
  FilledForm: { caraArtifact: formToReview() },
  UpdateCaraForm: { updateCaraForm: formToReview({ version: 2 }) },
}

const meta = {
  title: 'Screens/Copilot/Form review',
  component: CopilotPage,
  args: { path: formReviewPath('w1', 'a3'), answers, onSent: sent },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '860px' } } },
} satisfies Meta<typeof CopilotPage>

export default meta
type Story = StoryObj<typeof meta>

const chosen = (name: RegExp) => screen.findByRole('button', { name, expanded: true })

/** What is open comes first; each field shows where it is from. */
export const Default: Story = {
  play: async ({ userEvent }) => {
    await screen.findByText('1 uncertain, 1 missing')
    await userEvent.click(screen.getByRole('button', { name: 'Next open field' }))
    await chosen(/General aggregate/)
    await expect(screen.getAllByRole('link', { name: 'Declarations.pdf, page 1' })).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: 'Use this: 3,000,000' }))
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        name: 'UpdateCaraForm',
        variables: expect.objectContaining({ input: { fields: [{ name: 'Aggregate', value: '3,000,000' }] } }),
      }),
    )
  },
}

export const Edits: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Loan number/, expanded: false }))
    await userEvent.type(await screen.findByLabelText(/^Value/), '4471')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        variables: expect.objectContaining({ input: { fields: [{ name: 'Loan', value: '4471' }] } }),
      }),
    )
  },
}

export const Reviewed: Story = {
  args: {
    answers: {
      FilledForm: {
        caraArtifact: formToReview({
          state: 'REVIEWED',
          review: {
            __typename: 'CaraArtifactStep',
            user: { __typename: 'AgencyUser', id: 'u1', name: 'Maya Reyes' },
            at: '2026-11-20T18:00:00Z',
          },
        }),
      },
    },
  },
}

/** What it says can be read; the way on is the new form. */
export const FormWasReplaced: Story = {
  args: {
    answers: {
      FilledForm: { caraArtifact: onFormerForm },
      RefillCaraForm: { refillCaraForm: formToReview({ version: 2 }) },
    },
  },
  play: async ({ userEvent }) => {
    await screen.findByText(/Your agency has replaced this form/)
    await userEvent.click(screen.getByRole('button', { name: /^Insured: Name/ }))
    await expect(screen.queryByLabelText(/^Value/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Fill again on the new form' }))
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ name: 'RefillCaraForm' }))
    await screen.findByRole('button', { name: 'Mark as reviewed' })
    await expect(screen.queryByText(/has replaced this form/)).toBeNull()
  },
}

export const Loading: Story = { args: { answers: { FilledForm: pending } } }
export const Gone: Story = { args: { answers: { FilledForm: { caraArtifact: null } } } }
