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
  const report = fieldsOf(textOf(status))
  const field = (name: string) => tidyLine((report.get(name) ?? '').trim().replace(typeOfValue, ''))
  const original = attachments.find(({ mimeType }) => evidence.has(mimeType))
  const head = original ? (textOf(original).split(/\r?\n\r?\n/, 1)[0] ?? '') : ''
  return {
    messageIds: messageIdsIn(fieldsOf(head).get('message-id')),
    isFinal: field('action').toLowerCase() === 'failed',
    recipient: field('final-recipient').toLowerCase() || null,
    reason: field('diagnostic-code') || field('status') || null,
  }
}

/** In front of an address or a code: `rfc822; ada@example.com`. */
const typeOfValue = /^[\w-]+;/

/** The fields of a head by their names in lower case, the first of each name. A line that begins with a blank continues one. */
function fieldsOf(head: string): Map<string, string> {
  const fields = new Map<string, string>()
  for (const line of head.replace(/\r?\n[ \t]/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':')
    const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase()
    if (name && !fields.has(name)) fields.set(name, line.slice(colon + 1))
  }
  return fields
}

const maxBytes = 64 * 1024

/** Parts of reports are ASCII. */
function textOf({ content }: Attachment): string {
  const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer)
  return bytes.toString('latin1', 0, maxBytes)
}
