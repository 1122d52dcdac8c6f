import type { DocumentBlock } from '../../tools/drafts/document-block.ts'
import type { RecordedDraft } from '../parts/drafts.ts'
import { type BlocksOf, below, heading, paragraph, table, type WriteTime } from './blocks.ts'

const changes: Record<string, string> = {
  DRAFTED: 'Drafted',
  EDITED: 'Edited',
  REVIEWED: 'Reviewed',
  REOPENED: 'Reopened',
  RESTORED: 'Restored',
  SENT: 'Sent',
  MARKED_SENT: 'Marked as sent',
}
const deliveries: Record<string, string> = {
  SENDING: 'Being sent',
  SENT: 'Sent',
  FAILED: 'Not sent',
  UNKNOWN: 'It is unknown whether it was sent',
}

/** A draft: its text as it is now, and who changed, reviewed and sent it. Former texts are in the data. */
export function draftBlocks(draft: RecordedDraft, timeOf: WriteTime, blocksOf: BlocksOf): DocumentBlock[] {
  const { number, title, versions, reviewed, sent } = draft
  return [
    heading(`${number}. ${title}`, 2),
    table(
      ['Version', 'Change', 'By', 'Time'],
      versions.map(({ version, what, by, at }) => [String(version), changes[what] ?? what, by, timeOf(at)]),
    ),
    paragraph(reviewed ? `Reviewed by ${reviewed.by}, ${timeOf(reviewed.at)}.` : 'Not reviewed.'),
    ...(sent
      ? [
          paragraph(
            `${deliveries[sent.state] ?? sent.state} to ${sent.to} by ${sent.by}, ${timeOf(sent.sentAt ?? sent.at)}.${sent.confirmedBy ? ` ${sent.confirmedBy} marked it as sent.` : ''}`,
          ),
        ]
      : []),
    ...draft.saves.map(({ version, record, by, at }) =>
      paragraph(`Version ${version} was saved with ${record} by ${by}, ${timeOf(at)}.`),
    ),
    ...textOf(versions.at(-1)?.content ?? {}, blocksOf),
  ]
}

function textOf(content: object, blocksOf: BlocksOf): DocumentBlock[] {
  const { subject, body, blocks, values } = content as {
    subject?: string
    body?: string
    blocks?: DocumentBlock[]
    values?: { field: string; value: string | true }[]
  }
  return [
    ...(subject ? [paragraph(`Subject: ${subject}`)] : []),
    ...(body ? blocksOf(body).map(below) : []),
    ...(blocks ?? []).map(below),
    ...(values
      ? [
          table(
            ['Field', 'Value'],
            values.map(({ field, value }) => [field, value === true ? 'X' : value]),
          ),
        ]
      : []),
  ]
}
