import type {
  DetailProposalFragment,
  ExplorerConversationFragment,
  ExplorerDocumentFragment,
  ExplorerMessageFragment,
} from '../generated/documents'

const maya = { __typename: 'AgencyUser', id: 'u1', name: 'Maya Reyes' } as const
const at = (minute: number) => `2026-11-20T18:${String(minute).padStart(2, '0')}:00Z`

export const explorerDocument = (
  name: string,
  status: ExplorerDocumentFragment['indexingStatus']['status'] = 'COMPLETED',
  progress = 1,
): ExplorerDocumentFragment => ({
  __typename: 'PolicyExplorerDocument',
  ...{ id: `id of ${name}`, name, mimeType: 'text/plain', url: `/files/1/${encodeURIComponent(name)}` },
  indexingStatus: {
    __typename: 'IndexingStatus',
    ...{ status, progress, pageCount: 1, error: status === 'FAILED' ? 'This file is damaged.' : null },
    ...{ unreadPages: [], factsError: null },
  },
})

export const declarations = explorerDocument('Declarations.txt')
export const quote = 'Each occurrence limit: $1,000,000'

const message = (number: number, more: Partial<ExplorerMessageFragment>): ExplorerMessageFragment => ({
  __typename: 'PolicyExplorerMessage',
  ...{ id: `x${number}`, number, content: '', timestamp: at(number), isWithdrawn: false, notice: null },
  ...{ attachments: [], notFound: [], outcome: null },
  role: number % 2 === 1 ? 'USER' : 'ASSISTANT',
  user: number % 2 === 1 ? maya : null,
  ...more,
})

export const answeredMessages = [
  message(1, { content: 'What is the each occurrence limit?' }),
  message(2, {
    content: `“${quote}” [1] (Declarations.txt, page 1)`,
    attachments: [
      {
        __typename: 'PolicyExplorerAttachment',
        ...{ type: 'QUOTE', content: quote, mark: 1, documentId: declarations.id, name: declarations.name },
        ...{ page: 1, boxes: [] },
      },
    ],
  }),
]

export const withdrawn = message(4, { isWithdrawn: true })
export const notFoundAnswer = message(4, {
  content: 'I didn’t find an answer to this in the pages searched: Declarations.txt (1 page).',
  notFound: [
    {
      __typename: 'CaraNotFound',
      question: 'Is damage by earthquake insured?',
      sources: ['Declarations.txt'],
    },
  ],
  outcome: {
    __typename: 'CaraOutcome',
    kind: 'NOT_IN_DOCUMENTS',
    searched: [{ __typename: 'CaraSearchedSource', name: 'Declarations.txt', pages: 1 }],
    ...{ failures: [], candidates: [] },
  },
})
export const secondQuestion = message(3, { content: 'Is damage by earthquake insured?' })

export const conversation = (more: Partial<ExplorerConversationFragment> = {}): ExplorerConversationFragment => {
  const messages = more.messages ?? []
  return {
    __typename: 'PolicyExplorerConversation',
    ...{ id: 'policy-1', isReady: true, documents: [declarations], question: null },
    suggestedQuestions: ['What is the policy number?', 'Which exclusions apply?'],
    messageCount: messages.length,
    ...more,
    messages,
  }
}

/** A question of this person or another one, with or without an answer under way. */
export const openQuestion = (failure: string | null, userId = 'u1'): ExplorerConversationFragment['question'] => ({
  __typename: 'PolicyExplorerQuestion',
  ...{ content: 'Is flood covered?', timestamp: at(9), failure, user: { ...maya, id: userId } },
})

interface Proposed {
  path: string
  label?: string
  unit: DetailProposalFragment['unit']
  recordValue?: string | null
  options: readonly string[]
}

/** A detail that documents state, with a quote for each of its values. */
export const proposal = ({
  path,
  label = path,
  unit,
  recordValue = null,
  options,
}: Proposed): DetailProposalFragment => ({
  __typename: 'PolicyDetailProposal',
  ...{ path, label, unit, recordValue },
  options: options.map((value, place) => ({
    __typename: 'PolicyDetailOption',
    value,
    evidence: [
      {
        __typename: 'PolicyExplorerAttachment',
        ...{ type: 'QUOTE', content: quote, mark: place + 1, documentId: declarations.id, name: declarations.name },
        ...{ page: 1, boxes: [] },
      },
    ],
  })),
})

export const answersWith = (
  found: ExplorerConversationFragment,
  items: readonly DetailProposalFragment[] = [],
  policyVersion = 3,
) => ({
  PolicyExplorer: { policyExplorerConversation: found },
  PolicyDetailProposals: {
    policyExplorerConversation: {
      ...{ __typename: 'PolicyExplorerConversation', id: 'policy-1' },
      detailProposals: { __typename: 'PolicyDetailProposals', policyVersion, items },
    },
    businessPolicy: { __typename: 'BusinessPolicy', id: 'policy-1', version: policyVersion },
  },
  AskPolicyExplorer: { addPolicyExplorerConversationMessage: { ...found, question: openQuestion(null) } },
  ExplorerPages: {
    policyExplorerConversation: {
      __typename: 'PolicyExplorerConversation',
      id: 'policy-1',
      document: {
        ...{ __typename: 'PolicyExplorerDocument', id: declarations.id },
        pages: [{ __typename: 'KnowledgePage', number: 1, label: null, text: `Declarations\n\n${quote}` }],
      },
    },
  },
})
