import type { ConversationThreadFragment, ServiceRequestConversationFragment } from '../generated/documents'
import { callPath, emailThreadPath } from '../paths'
import { type ConversationMessage, messagesOfCall, messagesOfThread } from './conversation-messages'

/** One call or email thread of a conversation. */
export interface ConversationPartOf {
  id: string
  title: string
  path: string
  /** When it began: an ISO instant. */
  at: string | null
  attachments: ConversationThreadFragment['attachments']
  messages: readonly ConversationMessage[]
}

/** The calls and email threads of a request, whatever began first at the top. */
export function conversationParts({ calls, emailThreads }: ServiceRequestConversationFragment): ConversationPartOf[] {
  const ofCalls = (calls ?? []).map(call => ({
    ...{ id: call.id, title: 'Call', path: callPath(call.id), at: call.startedAt, attachments: [] },
    messages: messagesOfCall(call),
  }))
  const ofThreads = (emailThreads ?? []).map(thread => ({
    ...{
      id: thread.id,
      title: thread.subject || '(No subject)',
      path: emailThreadPath(thread.id),
      at: thread.createdAt,
    },
    attachments: thread.attachments,
    messages: messagesOfThread(thread),
  }))
  return [...ofCalls, ...ofThreads].sort((one, other) => (one.at ?? '').localeCompare(other.at ?? ''))
}
