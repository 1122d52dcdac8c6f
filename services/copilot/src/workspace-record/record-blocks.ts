import type { DocumentBlock } from '../tools/drafts/document-block.ts'
import type { WorkspaceHistory } from './collect-record.ts'
import { answerWords } from './writing/answer-words.ts'
import { type BlocksOf, heading, paragraph, paragraphs, table, type WriteTime } from './writing/blocks.ts'
import { callWords } from './writing/call-words.ts'
import { draftBlocks } from './writing/draft-blocks.ts'
import { messageBlocks } from './writing/message-blocks.ts'

/** The record as people read it. What it leaves out for length is in the data beside it. */
export function recordBlocks(history: WorkspaceHistory, timeOf: WriteTime, blocksOf: BlocksOf): DocumentBlock[] {
  const { conversation, drafts } = history
  return [
    paragraph(
      'What was asked, which documents were used, what Cara stated on which evidence, and what people changed, reviewed and sent. The terms of the policies control.',
    ),
    ...workspaceBlocks(history, timeOf),
    ...documentBlocks(history),
    heading('Conversation'),
    ...conversation.flatMap(message => messageBlocks(message, timeOf, blocksOf)),
    ...stepBlocks(history, timeOf),
    heading('Drafts'),
    ...(drafts.length > 0 ? drafts.flatMap(draft => draftBlocks(draft, timeOf, blocksOf)) : [paragraph('None.')]),
  ]
}

function workspaceBlocks({ workspace, serviceRequest }: WorkspaceHistory, timeOf: WriteTime): DocumentBlock[] {
  const facts: [string, string | null][] = [
    ['Title', workspace.title],
    ['Client', workspace.client],
    ['Preset', workspace.preset],
    ['Owner', workspace.owner],
    ['Created', timeOf(workspace.createdAt)],
    ['Last updated', timeOf(workspace.updatedAt)],
    ['Workspace', workspace.id],
    ['Service request', serviceRequest?.id ?? null],
  ]
  return [
    heading('Workspace'),
    table(
      ['Field', 'Value'],
      facts.flatMap(([name, value]) => (value ? [[name, value]] : [])),
    ),
    ...(workspace.instructions ? [heading('Instructions', 2), ...paragraphs(workspace.instructions)] : []),
    ...(serviceRequest?.text ? [heading('Service request', 2), ...paragraphs(serviceRequest.text)] : []),
  ]
}

function documentBlocks({ documents }: WorkspaceHistory): DocumentBlock[] {
  const rows = documents.map(({ name, pageCount, unreadPages, sha256 }) => [
    name,
    [pageCount ?? 'Not read', unreadPages.length > 0 && `not read: ${unreadPages.join(', ')}`]
      .filter(Boolean)
      .join('; '),
    sha256 ?? 'Not kept any more',
  ])
  return [heading('Documents'), rows.length > 0 ? table(['Document', 'Pages', 'SHA-256'], rows) : paragraph('None.')]
}

const states = { PLANNED: 'Not done', IN_PROGRESS: 'Not finished', SUCCESS: 'Done', FAILED: 'Failed' }
const answers = { ALLOWED: 'Allowed', DECLINED: 'Declined', NOT_ANSWERED: 'Not answered' }

function stepBlocks({ steps, approvals }: WorkspaceHistory, timeOf: WriteTime): DocumentBlock[] {
  const rows = steps.map(({ at, tool, argumentsJson, state, error, answerJson }) => [
    at ? timeOf(at) : '',
    callWords(tool, argumentsJson),
    error ?? answerWords(answerJson) ?? states[state],
  ])
  const allowed = approvals.map(({ at, tool, argumentsJson, answer, by, answeredAt }) => [
    timeOf(at),
    callWords(tool, argumentsJson),
    [answers[answer], by, answeredAt && timeOf(answeredAt)].filter(Boolean).join(', '),
  ])
  return [
    ...(rows.length > 0 ? [heading('What Cara did'), table(['Time', 'Step', 'Result'], rows)] : []),
    ...(allowed.length > 0 ? [heading('What people allowed'), table(['Asked', 'Call', 'Answer'], allowed)] : []),
  ]
}
