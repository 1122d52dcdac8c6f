import type {
  CaraWorkspaceQuery,
  ConversationMessageFragment,
  ConversationStageFragment,
  WorkspaceArtifactFragment,
  WorkspaceEvidenceFragment,
  WorkspaceServiceRequestFragment,
  WorkspaceSourceFragment,
} from '../../generated/documents'
import { answerStyles, documentStyle } from '../../styles/testing/styles.fixtures'

type Workspace = NonNullable<CaraWorkspaceQuery['caraWorkspace']>
type Run = NonNullable<Workspace['run']>
type Event = ConversationStageFragment['events'][number]

const maya = { __typename: 'AgencyUser', id: 'u1', name: 'Maya Reyes' } as const
const at = (minute: number, second = 0) =>
  `2026-11-20T18:${String(minute).padStart(2, '0')}:${String(second).padStart(2, '0')}Z`

/** A document that Cara has read. */
export const workspaceSource = (
  name: string,
  more: Partial<WorkspaceSourceFragment> = {},
): WorkspaceSourceFragment => ({
  __typename: 'CaraSource',
  ...{ id: 'text:1', name, failure: null, isBeingRead: false, pageCount: 1, unreadPages: [], factsError: null },
  ...more,
})

export const evidence = (mark: number, more: Partial<WorkspaceEvidenceFragment> = {}): WorkspaceEvidenceFragment => ({
  __typename: 'CaraEvidence',
  ...{ mark, sourceId: 'text:1', name: 'Certificate procedure', page: 1, boxes: [] },
  quote: 'Additional insured status needs an endorsement on the policy.',
  ...more,
})

/** Messages take turns: those of people have odd numbers. */
export const message = (
  number: number,
  content: string,
  more: Partial<ConversationMessageFragment> = {},
): ConversationMessageFragment => ({
  __typename: 'CaraMessage',
  ...{ id: `m${number}`, number, content, timestamp: at(Math.floor(number / 2), (number % 2) * 20) },
  role: number % 2 === 1 ? 'USER' : 'AGENT',
  user: number % 2 === 1 ? maya : null,
  ...{ files: [], evidence: [], notFound: [], outcome: null, nextStep: null, notice: null },
  ...more,
})

export const stage = (number: number, more: Partial<ConversationStageFragment> = {}): ConversationStageFragment => ({
  __typename: 'CaraPlanStage',
  ...{ id: `s${number}`, number, type: 'TASK', state: 'COMPLETED', startedAt: at(0, 21), endedAt: at(0, 25) },
  ...{ result: null, initiatedByMessageId: 'm1', processAttachmentsDetails: null, events: [] },
  ...more,
})

export const attachments = (
  state: ConversationStageFragment['state'],
  progress: number,
  more: Partial<ConversationStageFragment> = {},
): ConversationStageFragment =>
  stage(1, {
    type: 'PROCESS_ATTACHMENTS',
    state,
    endedAt: state === 'IN_PROGRESS' ? null : at(0, 24),
    processAttachmentsDetails: { __typename: 'CaraProcessAttachmentsDetails', currentFileProgress: progress },
    ...more,
  })

export const event = (number: number, toolCall: Partial<NonNullable<Event['toolCall']>>, more: Partial<Event> = {}) =>
  ({
    __typename: 'CaraPlanStageEvent',
    ...{ id: `e${number}`, number, type: 'TOOL_CALL', title: toolCall.name ?? '', content: null, error: null },
    ...{ startedAt: at(0, 21), endedAt: at(0, 23) },
    toolCall: {
      __typename: 'CaraToolCall',
      ...{ name: 'SEARCH_FILE', argumentsJson: '{"query":"additional insured"}', found: 2, state: 'SUCCESS' },
      ...toolCall,
    },
    ...more,
  }) satisfies Event

export const thought = (number: number, content: string): Event => ({
  __typename: 'CaraPlanStageEvent',
  ...{ id: `e${number}`, number, type: 'THOUGHT', title: content, content, error: null, toolCall: null },
  ...{ startedAt: at(0, 21), endedAt: at(0, 21) },
})

export const emailDraft: WorkspaceArtifactFragment = {
  __typename: 'CaraArtifact',
  ...{ id: 'a1', number: 1, type: 'EMAIL', title: 'Waiver of subrogation for the dock lease', createdAt: at(0, 30) },
  ...{ version: 1, state: 'DRAFT', edited: null, review: null, delivery: null, saves: [] },
  evidence: [evidence(1)],
  ...{ document: null, htmlDocument: null },
  email: {
    __typename: 'CaraEmailArtifact',
    subject: 'Waiver of subrogation for the dock lease',
    body: 'Hello Dana,\n\nthe lease asks for a waiver of subrogation [1]. Can you add it?',
    ...{ to: ['dana@carrier.example'], isToVerified: false },
  },
}

export const report: WorkspaceArtifactFragment = {
  ...emailDraft,
  ...{ id: 'a2', number: 2, type: 'HTML_DOCUMENT', title: 'Dock lease requirements', email: null },
  htmlDocument: {
    __typename: 'CaraHtmlDocumentArtifact',
    title: 'Dock lease requirements',
    content:
      '<h1>Dock lease</h1><p>The lease asks for these limits.</p><table><tr><th>Requirement</th><th>Limit</th></tr>' +
      '<tr><td>General liability</td><td>$1,000,000 [1]</td></tr></table>',
  },
}

export const saveOf = (more: Partial<WorkspaceArtifactFragment['saves'][number]> = {}) =>
  ({
    __typename: 'CaraArtifactSave',
    ...{ id: 's1', artifactVersion: 2, target: 'POLICY', recordId: 'p1', recordName: 'General Liability GL-204417' },
    ...{ state: 'SAVED', failure: null, user: maya, at: at(3), url: '/files/f9/Dock%20lease%20requirements.pdf' },
    ...more,
  }) satisfies WorkspaceArtifactFragment['saves'][number]

export const reviewedReport: WorkspaceArtifactFragment = {
  ...report,
  ...{ version: 2, state: 'REVIEWED' },
  review: { __typename: 'CaraArtifactStep', user: maya, at: at(1) },
}

export const filledForm: WorkspaceArtifactFragment = {
  ...emailDraft,
  ...{ id: 'a3', number: 3, type: 'DOCUMENT', title: 'ACORD 25', email: null, evidence: [evidence(1)] },
  document: {
    __typename: 'CaraDocumentArtifact',
    ...{ id: 'a3', type: 'ACORD 25', data: '{"Insured":"Bayview Marine Services LLC","Claims made":false}' },
    downloadUrl: '/agency/template/w1/a3',
  },
}

export const reviewedEmail: WorkspaceArtifactFragment = {
  ...emailDraft,
  ...{ version: 2, state: 'REVIEWED' },
  review: { __typename: 'CaraArtifactStep', user: maya, at: at(1) },
}

export const deliveryOf = (state: 'SENDING' | 'SENT' | 'FAILED' | 'UNKNOWN') =>
  ({
    __typename: 'CaraEmailDelivery',
    ...{
      state,
      to: 'dana@carrier.example',
      user: maya,
      at: at(2),
      sentAt: state === 'SENT' ? at(2, 5) : null,
      confirmedBy: null,
    },
  }) as const

/** What the dialog that sends an email asks. */
export const outgoingOf = (artifact: WorkspaceArtifactFragment, more: object = {}) => ({
  caraArtifact: artifact,
  caraOutgoingEmail: {
    __typename: 'CaraOutgoingEmail',
    ...{ version: artifact.version, fromName: 'Harbor Point Insurance', replyTo: 'maya.reyes@harborpoint.example' },
    ...{ to: 'dana@carrier.example', isToVerified: false, subject: 'Waiver of subrogation for the dock lease' },
    body: 'Hello Dana,\n\nthe lease asks for a waiver of subrogation. Can you add it?',
    signature: 'Maya Reyes, Harbor Point Insurance',
    ...more,
  },
})

/** What the dialog of versions asks: Cara’s draft, and an edit of it. */
export const versionsOf = (artifact: WorkspaceArtifactFragment) => ({
  caraArtifact: {
    ...artifact,
    ...{ version: 2, state: 'DRAFT' },
    versions: ([2, 1] as const).map(version => ({
      __typename: 'CaraArtifactVersion',
      ...{ version, kind: version === 1 ? 'DRAFTED' : 'EDITED', user: version === 1 ? null : maya, at: at(version) },
      ...{ title: artifact.title, email: artifact.email, htmlDocument: artifact.htmlDocument },
    })),
  },
})

const run: Run = {
  __typename: 'CaraRun',
  ...{ id: 'r1', state: 'COMPLETED', queuePosition: null, startedAt: at(0, 20), endedAt: at(0, 30), failure: null },
}

export const runIn = (state: Run['state'], more: Partial<Run> = {}): Run => ({ ...run, state, ...more })

const question = message(1, 'Can we put the port on the certificate as an additional insured?')
const answer = message(
  2,
  'Not from the certificate alone: additional insured status needs an **endorsement** on the policy [1].',
  { evidence: [evidence(1)], notFound: [] },
)

/** An answered question about a text of the knowledge base. */
export const answered: Workspace = {
  __typename: 'CaraWorkspace',
  ...{ id: '1', version: 3, title: 'Additional insured on a certificate', state: 'IDLE', preset: null },
  ...{ customPreset: null, agencyUser: maya, createdAt: at(0), updatedAt: at(1), archivedAt: null },
  metadata: { __typename: 'CaraWorkspaceMetadata', clientName: 'Bayview Marine Services LLC', keywords: [] },
  files: [],
  sources: [workspaceSource('Certificate procedure')],
  ...{ messageCount: 2, stageCount: 2, artifactCount: 0, run, liveText: null, approvals: [] },
  messages: [question, answer],
  planStages: [
    attachments('COMPLETED', 1),
    stage(2, { events: [thought(1, 'I’ll look in the certificate procedure.'), event(2, {})] }),
  ],
  artifacts: [],
}

/** Cara is at work on the first question. */
export const working: Workspace = {
  ...answered,
  ...{ version: 2, state: 'WORKING', messageCount: 1, messages: [question], run: runIn('RUNNING', { endedAt: null }) },
  planStages: [attachments('IN_PROGRESS', 0.4567), stage(2, { state: 'REGISTERED', startedAt: null, endedAt: null })],
}

/** A long conversation, of which the server gives the end. */
export const conversationOf = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    message(place + 1, place % 2 === 0 ? `Question ${place + 1}` : `Answer ${place + 1}`, {
      timestamp: new Date(Date.parse(at(0)) + place * 60_000).toISOString(),
    }),
  )

export const serviceRequest: WorkspaceServiceRequestFragment = {
  __typename: 'ServiceRequest',
  ...{ id: 'q1', version: 4, type: 'CREATE_CERTIFICATE', state: 'OPEN', customerName: 'Bayview Marine Services LLC' },
  ...{ details: 'The port needs a certificate.', signedRequest: null },
  ...{ question: null, cancelPolicy: null },
}

/** What a workspace’s page asks. */
export const answersOf = (workspace: Workspace, request: WorkspaceServiceRequestFragment | null = null) => ({
  CaraWorkspace: { caraWorkspace: workspace },
  HtmlDocumentTemplates: answerStyles([documentStyle(0)]),
  WorkspaceRequest: { caraWorkspace: { __typename: 'CaraWorkspace', id: workspace.id, serviceRequest: request } },
  OpenedSource: {
    caraWorkspace: {
      __typename: 'CaraWorkspace',
      id: workspace.id,
      source: {
        __typename: 'CaraSource',
        ...{ id: 'text:1', name: 'Certificate procedure', mimeType: 'text/markdown', url: null, pageCount: 1 },
        failure: null,
      },
    },
  },
  SourcePages: {
    caraWorkspace: {
      __typename: 'CaraWorkspace',
      id: workspace.id,
      source: {
        __typename: 'CaraSource',
        id: 'text:1',
        pages: [
          {
            __typename: 'KnowledgePage',
            ...{ number: 1, label: null },
            text: 'Before you issue\n\nAdditional insured status needs an endorsement on the policy. Ask the carrier.',
          },
        ],
      },
    },
  },
})
