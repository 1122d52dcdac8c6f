import type { Attachment, Email } from 'postal-mime'
import { messageIdsIn } from '../email-record/message-ids.ts'
import { tidyLine } from '../mail-text/tidy-text.ts'

/** What a mail server tells of a mail. */
export interface Bounce {
  /** Of the mail that it tells of. */
  messageIds: string[]
  /** Whether it was not delivered and will not be. */
  isFinal: boolean
  /** The recipient it didn't reach. */
  recipient: string | null
  /** What the server of the recipient said. */
  reason: string | null
}

const evidence = new Set(['message/rfc822', 'message/rfc822-headers', 'text/rfc822-headers'])

/** The content of a delivery report (RFC 3464); null: it is none. */
export function bounceOf({ attachments }: Email): Bounce | null {
  const status = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status')
  if (!status) return null
  const report = textOf(status)
  const field = (name: string) => tidyLine(new RegExp(`^${name}:\\s*(?:[\\w-]+;)?\\s*(.+)$`, 'im').exec(report)?.[1])
  const original = attachments.find(({ mimeType }) => evidence.has(mimeType))
  const head = original ? (textOf(original).split(/\r?\n\r?\n/, 1)[0] ?? '') : ''
  return {
    messageIds: messageIdsIn(/^message-id:\s*(\S+(?:\s+\S+)?)/im.exec(head)?.[1]),
    isFinal: field('action').toLowerCase() === 'failed',
    recipient: field('final-recipient').toLowerCase() || null,
    reason: field('diagnostic-code') || field('status') || null,
  }
}

const maxBytes = 64 * 1024

/** Parts of reports are ASCII. */
function textOf({ content }: Attachment): string {
  const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer)
  return bytes.toString('latin1', 0, maxBytes)
}
