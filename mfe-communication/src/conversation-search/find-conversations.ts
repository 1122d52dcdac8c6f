import { formatDateTime } from '@coverdesk/design-system'
import { askOnce, type FoundRecord } from '@coverdesk/plugin-sdk'
import { FindConversationsDocument } from '../generated/documents'
import { callPath, emailPath } from '../paths'
import { customerOf } from '../words/call-labels'
import { subjectOf, threadStateName } from '../words/email-labels'

/** The email threads and calls whose customer, subject, address or number begins with this. */
export async function findConversations(text: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const { emailThreads, calls } = await askOnce(FindConversationsDocument, { search: text }, signal)
  const threads = (emailThreads?.items ?? []).map(thread => ({
    id: thread.id,
    typename: 'EmailThread',
    title: `${thread.customerName} · ${subjectOf(thread)}`,
    detail: threadStateName(thread.state),
    icon: 'emails',
    path: emailPath(thread.id),
  }))
  const made = (calls?.items ?? []).map(call => ({
    id: call.id,
    typename: 'Call',
    title: `Call · ${customerOf(call)}`,
    ...(call.startedAt && { detail: formatDateTime(call.startedAt) }),
    icon: 'calls',
    path: callPath(call.id),
  }))
  return [...threads, ...made]
}
