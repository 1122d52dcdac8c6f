import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { answerPreview } from '../styles/testing/answer-preview'
import { answerStyles } from '../styles/testing/styles.fixtures'
import { CopilotPage } from '../testing/CopilotPage'
import {
  answered,
  answersOf,
  attachments,
  emailDraft,
  report,
  runIn,
  serviceRequest,
  working,
} from './testing/workspace.fixtures'

const meta = {
  title: 'Screens/Workspaces/Workspace',
  component: CopilotPage,
  args: { path: '/app/workspaces/1', answers: answersOf(answered, serviceRequest) },
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

/** An answer with a numbered mark, and what is known about the workspace. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Evidence 1: Certificate procedure, page 1' })
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Resolve' })).toBeVisible())
    await expect(document.title).toBe('Additional insured on a certificate · Coverdesk')
  },
}

/** A mark opens its document beside the conversation, at the quote. */
export const EvidenceOpensBesideTheConversation: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^Evidence 1/ }))
    const mark = await canvas.findByText('Additional insured status needs an endorsement on the policy.')
    await expect(mark.tagName).toBe('MARK')
    await expect(canvas.getByRole('link', { name: /^Evidence 1/ })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
}

/** One page at a time: a mark leads to the document. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Conversation' })).toBeVisible())
    await userEvent.click(await canvas.findByRole('link', { name: /^Evidence 1/ }))
    await waitFor(() =>
      expect(canvas.getByText('Additional insured status needs an endorsement on the policy.')).toBeVisible(),
    )
    await expect(canvas.queryByRole('group', { name: 'Conversation' })).toBeNull()
  },
}

export const CaraIsWorking: Story = {
  args: { answers: answersOf(working) },
  play: async ({ canvas }) => {
    await canvas.findByText('Processing attachments...')
    await waitFor(() => expect(canvas.getByText('45.7%')).toBeVisible())
    await expect(canvas.getByText('Thinking...')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Stop' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Message to Cara' })).toBeDisabled()
  },
}

const queued = { ...working, planStages: [], stageCount: 0, run: runIn('QUEUED', { queuePosition: 3 }) }

export const WaitsForOthers: Story = {
  args: { answers: answersOf(queued) },
  play: async ({ canvas }) => {
    await canvas.findByText('Waiting for 2 other requests to finish...')
  },
}

/** What she writes shows as it comes, without marks: their evidence isn’t there yet. */
export const CaraIsWriting: Story = {
  args: {
    answers: answersOf(working),
    streams: {
      WatchCaraWorkspace: tell => {
        const { messages, planStages, artifacts, ...profile } = working
        const parts = { messages, planStages: [attachments('COMPLETED', 1)], artifacts }
        const record = { ...profile, ...parts, liveText: 'Additional insured status [1] needs an' }
        const change = { __typename: 'WorkspaceChange', number: 1, record }
        setTimeout(() => tell({ watchCaraWorkspace: change }), 500)
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Additional insured status needs an')
    await canvas.findByText('Processed attachments')
  },
}

export const AttachmentsFailed: Story = {
  args: {
    answers: answersOf({
      ...answered,
      planStages: [attachments('ERROR', 1, { result: 'Lease.pdf: This file is damaged. Upload it again.' })],
      stageCount: 1,
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Failed to process attachments')
  },
}

const approval = {
  __typename: 'CaraApproval',
  id: 'p1',
  toolName: 'SEARCH_WEB',
  argumentsJson: '{"query":"flood zones in Tiburon, California"}',
} as const

export const AsksForApproval: Story = {
  args: {
    answers: {
      ...answersOf({
        ...working,
        state: 'WAITING_FOR_INPUT',
        planStages: [attachments('COMPLETED', 1)],
        stageCount: 1,
        approvals: [approval],
        run: runIn('WAITING_FOR_APPROVAL'),
      }),
      AnswerCaraApproval: failing({ message: 'A colleague has answered already.' }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('flood zones in Tiburon, California')
    await userEvent.click(canvas.getByRole('button', { name: 'Allow once' }))
    await canvas.findByText('A colleague has answered already.')
  },
}

const drafted = { ...answered, artifactCount: 2, artifacts: [emailDraft, report] }

export const AnEmail: Story = {
  args: { path: '/app/workspaces/1?show=artifacts&artifact=a1', answers: answersOf(drafted) },
  play: async ({ canvas }) => {
    await canvas.findByText('dana@carrier.example')
    await canvas.findByText('No record has this address. Confirm it before you send the email.')
  },
}

export const ADocument: Story = {
  args: { path: '/app/workspaces/1?show=artifacts&artifact=a2', answers: answersOf(drafted) },
  play: async ({ canvas }) => {
    await canvas.findByRole('cell', { name: /\$1,000,000/ })
  },
}

export const ADocumentInAStyle: Story = {
  ...ADocument,
  beforeEach: answerPreview,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Style: None, with evidence' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Client Letters 1' }))
    await canvas.findByTitle('Dock lease requirements in the style Client Letters 1')
    await expect(canvas.getByRole('link', { name: 'Open as PDF' })).toHaveAttribute(
      'href',
      '/agency/pdf/1/a2?style_id=s1',
    )
  },
}

export const ADocumentWithoutCustomStyles: Story = {
  args: {
    path: '/app/workspaces/1?show=artifacts&artifact=a2',
    answers: { ...answersOf(drafted), HtmlDocumentTemplates: answerStyles([]) },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No custom styles found')
  },
}

export const Artifacts: Story = {
  args: { path: '/app/workspaces/1?show=artifacts', answers: answersOf(drafted) },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Artifacts' })
  },
}

export const ResolvesTheRequest: Story = {
  args: { path: '/app/workspaces/1/resolve' },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Resolve request' })
    await expect(screen.getByText('Not visible to the client.')).toBeVisible()
    await expect(screen.getByText('Visible to the client.')).toBeVisible()
  },
}

const resolved = { ...serviceRequest, state: 'CLOSED' as const }

export const RequestIsResolved: Story = {
  args: { answers: answersOf(answered, resolved) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Resolved' })).toBeDisabled()
  },
}

const nothing = { ...answered, messageCount: 0, stageCount: 0, messages: [], planStages: [], sources: [], run: null }

export const Empty: Story = {
  args: {
    path: '/app/workspaces/1?show=documents',
    answers: answersOf({ ...nothing, state: 'CREATED' }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No documents')
  },
}
