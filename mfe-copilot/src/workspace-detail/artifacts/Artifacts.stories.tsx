import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import type { WorkspaceArtifactFragment } from '../../generated/documents'
import { CopilotPage } from '../../testing/CopilotPage'
import {
  answered,
  answersOf,
  deliveryOf,
  emailDraft,
  outgoingOf,
  reviewedEmail,
  reviewedReport,
  saveOf,
  versionsOf,
} from '../testing/workspace.fixtures'

const answersWith = (artifact: WorkspaceArtifactFragment) =>
  answersOf({ ...answered, artifactCount: 1, artifacts: [{ ...artifact, number: 1 }] })
const dialog = (artifact: WorkspaceArtifactFragment, name: string) =>
  `/app/workspaces/1/artifacts/${artifact.id}/${name}?show=artifacts&artifact=${artifact.id}`

const meta = {
  title: 'Screens/Workspaces/Artifact',
  component: CopilotPage,
  args: { path: '/app/workspaces/1?show=artifacts', answers: answersWith(emailDraft) },
  argTypes: {
    answers: { control: false },
    slots: { control: false },
    session: { control: false },
    streams: { control: false },
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '820px' } } },
} satisfies Meta<typeof CopilotPage>

export default meta
type Story = StoryObj<typeof meta>

/** A draft is reviewed by a person before it goes out. */
export const Default: Story = {
  args: { answers: { ...answersWith(emailDraft), ReviewCaraArtifact: { reviewCaraArtifact: reviewedEmail } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as reviewed' }))
    await canvas.findByText(/^Reviewed by Maya Reyes/)
    await expect(canvas.getByRole('link', { name: 'Send' })).toBeVisible()
  },
}

export const Sent: Story = {
  args: { answers: answersWith({ ...reviewedEmail, state: 'SENT', delivery: deliveryOf('SENT') }) },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Sent to dana@carrier\.example by Maya Reyes/)
    await expect(canvas.queryByRole('link', { name: 'Edit' })).toBeNull()
  },
}

export const MayHaveBeenSent: Story = {
  args: { answers: answersWith({ ...reviewedEmail, state: 'UNKNOWN', delivery: deliveryOf('UNKNOWN') }) },
  play: async ({ canvas }) => {
    await canvas.findByText(/^This email may have been sent/)
    await canvas.findByRole('button', { name: 'Mark as sent' })
    await canvas.findByRole('link', { name: 'Try again' })
  },
}

const saves = [
  saveOf({ id: 's3', state: 'SAVING', url: null }),
  saveOf({ id: 's2', state: 'FAILED', url: null, failure: 'A policy has at most 100 documents. Delete one first.' }),
  saveOf(),
]

export const SavedToRecords: Story = {
  args: { answers: answersWith({ ...reviewedReport, saves }) },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Saved to' }))
    await list.findByRole('link', { name: 'Open the PDF' })
    await list.findByRole('link', { name: 'Try again' })
  },
}

const records = {
  VersionOfArtifact: { caraArtifact: reviewedReport },
  RecordsOfWorkspace: {
    caraWorkspace: { __typename: 'CaraWorkspace', id: '1', metadata: answered.metadata, serviceRequest: null },
  },
  PoliciesToSaveTo: {
    businessPolicies: {
      __typename: 'BusinessPolicyPage',
      total: 1,
      items: [
        {
          __typename: 'BusinessPolicy',
          ...{ id: 'p1', type: 'GENERAL_LIABILITY', policyNumber: 'GL-204417', state: 'INFORCE' },
          ...{ inforceAt: '2026-01-01', expiresAt: '2027-01-01' },
          account: {
            __typename: 'Account',
            id: 'k1',
            details: { __typename: 'BusinessAccount', name: 'Bayview Marine Services LLC' },
          },
        },
      ],
    },
  },
}

/** A record is searched for where the workspace knows none. */
export const SaveToAPolicy: Story = {
  args: {
    path: dialog(reviewedReport, 'save'),
    answers: {
      ...answersWith(reviewedReport),
      ...records,
      SaveCaraArtifact: failing(
        { code: 'VALIDATION_FAILED', validationErrors: [{ path: 'recordId', message: 'Choose a policy.' }] },
        { saveCaraArtifact: null },
      ),
    },
  },
  play: async ({ userEvent }) => {
    const form = within(await screen.findByRole('dialog', { name: 'Save to a record' }))
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await form.findByText('Choose a policy.')
    await userEvent.click(form.getByRole('combobox', { name: 'Policy' }))
    await userEvent.click(await screen.findByRole('option', { name: /^General Liability GL-204417/ }))
  },
}

export const EditAnEmail: Story = {
  args: {
    path: dialog(emailDraft, 'edit'),
    answers: { ...answersWith(emailDraft), EditedArtifact: { caraArtifact: emailDraft } },
  },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Edit email' })
    await expect(screen.getByRole('textbox', { name: /^To/ })).toHaveValue('dana@carrier.example')
  },
}

/** Someone else saved first: nothing that was typed is lost. */
export const EditConflict: Story = {
  args: {
    path: dialog(emailDraft, 'edit'),
    answers: {
      ...answersWith(emailDraft),
      EditedArtifact: { caraArtifact: emailDraft },
      UpdateCaraEmail: failing(
        {
          code: 'CONFLICT',
          message: 'Someone else saved first.',
          current: { ...emailDraft, version: 2, email: { ...emailDraft.email, body: 'Hello Dana, any news?' } },
        },
        { updateCaraEmail: null },
      ),
    },
  },
  play: async ({ userEvent }) => {
    const form = within(await screen.findByRole('dialog', { name: 'Edit email' }))
    await userEvent.type(form.getByRole('textbox', { name: 'Subject' }), ' 2027')
    await userEvent.click(form.getByRole('button', { name: 'Save Changes' }))
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello Dana, any news?'))
    await expect(form.getByRole('textbox', { name: 'Subject' })).toHaveValue(
      'Waiver of subrogation for the dock lease 2027',
    )
  },
}

/** Exactly what goes out, before it does. */
export const SendAnEmail: Story = {
  args: {
    path: dialog(reviewedEmail, 'send'),
    answers: {
      ...answersWith(reviewedEmail),
      OutgoingEmail: outgoingOf(reviewedEmail),
      SendCaraEmail: failing(
        {
          code: 'VALIDATION_FAILED',
          validationErrors: [
            { path: 'isRecipientConfirmed', message: 'Confirm that dana@carrier.example is the right recipient.' },
          ],
        },
        { sendCaraEmail: null },
      ),
    },
  },
  play: async ({ userEvent }) => {
    const form = within(await screen.findByRole('dialog', { name: 'Send email' }))
    await form.findByText('maya.reyes@harborpoint.example')
    await userEvent.click(form.getByRole('button', { name: 'Send' }))
    await form.findByText('Confirm that dana@carrier.example is the right recipient.')
  },
}

export const Versions: Story = {
  args: {
    path: dialog(emailDraft, 'versions'),
    answers: { ...answersWith(emailDraft), ArtifactVersions: versionsOf(emailDraft) },
  },
  play: async ({ userEvent }) => {
    const list = within(await screen.findByRole('dialog', { name: 'Versions' }))
    await userEvent.click((await list.findAllByRole('button', { name: 'Show text' }))[0] as HTMLElement)
    await list.findByText('dana@carrier.example')
    await expect(list.getAllByRole('button', { name: 'Restore' })).toHaveLength(1)
  },
}
