import { forUser, type SubgraphModule } from '@coverdesk/kit'
import { indexingStatus } from '../knowledge/indexing-status.ts'
import type { MessageEvidence } from '../runs/records/message.model.ts'
import { pageTexts } from '../search/index.ts'
import { askQuestion } from './ask-question.ts'
import { areReady, type ExploredDocument } from './explored-documents.ts'
import { findExploredPolicy } from './explored-policy.ts'
import typeDefs from './explorer.graphql'
import { suggestedQuestions } from './explorer.rules.ts'
import {
  conversationOf,
  type ExplorerConversation,
  messageCountOf,
  messagesOf,
  questionOf,
  type ShownMessage,
} from './explorer-conversation.ts'
import type { ExplorerQuestionRecord } from './explorer-question.model.ts'
import { proposeDetails } from './proposals/propose-details.ts'

interface Asked {
  policyId: string
  message: string
}

/** So many pages of text are read at once. */
const pagesAtOnce = 20

export const explorer: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      policyExplorerConversation: forUser(async (_, { policyId }: { policyId: string }) =>
        conversationOf(await findExploredPolicy(policyId)),
      ),
    },
    Mutation: {
      addPolicyExplorerConversationMessage: forUser(async (_, asked: Asked, context) =>
        conversationOf(await askQuestion(context, asked)),
      ),
    },
    PolicyExplorerConversation: {
      id: ({ policyId }: ExplorerConversation) => policyId,
      isReady: ({ documents }: ExplorerConversation) => areReady(documents),
      document: ({ documents }: ExplorerConversation, { id }: { id: string }) =>
        documents.find(({ fileId }) => fileId === id) ?? null,
      suggestedQuestions: () => suggestedQuestions,
      messageCount: messageCountOf,
      messages: (conversation: ExplorerConversation, wanted: object) => messagesOf(conversation, wanted),
      question: questionOf,
      detailProposals: ({ policyId, documents }: ExplorerConversation) => proposeDetails(policyId, documents),
    },
    PolicyExplorerDocument: {
      id: ({ fileId }: ExploredDocument) => fileId,
      url: ({ fileId, name }: ExploredDocument) => `/files/${fileId}/${encodeURIComponent(name)}`,
      indexingStatus: ({ reading }: ExploredDocument) => indexingStatus(reading),
      pages: ({ fileId }: ExploredDocument, { after }: { after?: number | null }) =>
        pageTexts(fileId, { after: Math.max(0, after ?? 0), first: pagesAtOnce }),
    },
    PolicyExplorerQuestion: {
      timestamp: ({ askedAt }: ExplorerQuestionRecord) => askedAt,
      user: ({ userId }: ExplorerQuestionRecord) => ({ id: userId }),
    },
    PolicyExplorerMessage: {
      id: ({ _id }: ShownMessage) => String(_id),
      timestamp: ({ createdAt }: ShownMessage) => createdAt,
      user: ({ userId }: ShownMessage) => (userId ? { id: userId } : null),
      attachments: ({ evidence }: ShownMessage) => evidence,
    },
    PolicyExplorerAttachment: {
      type: () => 'QUOTE',
      content: ({ quote }: MessageEvidence) => quote,
      documentId: ({ sourceId }: MessageEvidence) => sourceId,
    },
  },
}
