import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import { type Draft, linesOf } from '../compose/draft.ts'
import { draftedDocument } from '../opening/drafted-document.ts'
import { type OpenedDocument, PageUnread } from '../opening/opened-document.ts'
import { splitPages } from '../opening/split-pages.ts'
import type { Page } from '../page.ts'
import { htmlBlocks } from '../plain/html-blocks.ts'
import { paragraphsOf } from '../plain/open-text.ts'
import { ReadingFailed } from '../reading-failure.ts'
import { isDecoration } from './is-decoration.ts'

/** Mails in mails; nobody forwards one more often as a file. */
const maxDepth = 3
const maxAttachments = 100

type Open = (bytes: Buffer, file: { name: string; mimeType: string }, depth: number) => Promise<OpenedDocument>

/** A mail, with the pages of its attachments behind its own. */
export async function openMail(bytes: Buffer, depth: number, open: Open): Promise<OpenedDocument> {
  const mail = await PostalMime.parse(bytes, { forceRfc822Attachments: true }).catch(() => {
    throw new ReadingFailed('DAMAGED')
  })
  const attachments = mail.attachments.filter(attachment => !isDecoration(attachment))
  if (attachments.length > maxAttachments) throw new ReadingFailed('TOO_LARGE')
  const drafts = [...headersOf(mail), ...bodyOf(mail)]
  if (drafts.length === 0 && attachments.length === 0) throw new ReadingFailed('DAMAGED')
  const parts: OpenedDocument[] = drafts.length > 0 ? [draftedDocument(splitPages(drafts), 'MAIL')] : []
  for (const attachment of attachments) parts.push(await openAttachment(attachment, depth, open))
  return joined(parts)
}

function headersOf({ from, to, cc, date, subject, headers }: Email): Draft[] {
  const written = headers.find(({ key }) => key === 'date')?.value ?? date
  const lines = [
    ['From', from ? people([from]) : ''],
    ['To', people(to ?? [])],
    ['Cc', people(cc ?? [])],
    ['Date', written ?? ''],
    ['Subject', subject ?? ''],
  ].filter(([, value]) => value)
  const text = lines.map(([name, value]) => `${name}: ${value?.replace(/\s+/g, ' ')}`).join('\n')
  return text ? [{ kind: 'PARAGRAPH', lines: linesOf(text) }] : []
}

const people = (addresses: readonly Address[]): string =>
  addresses
    .map(({ name, address, group }) => (group ? people(group) : name ? `${name} <${address}>` : (address ?? '')))
    .join(', ')

/** The same text twice: as plain text, which is what people wrote, and as HTML, which may have tables. */
function bodyOf({ text, html }: Email): Draft[] {
  const hasTable = html !== undefined && /<t[dh][\s>].*<t[dh][\s>]/is.test(html)
  if (text?.trim() && !hasTable) return paragraphsOf(text)
  return html ? htmlBlocks(html) : paragraphsOf(text ?? '')
}

/** One that can't be read is a page that says so; the rest of the mail is read. */
async function openAttachment(attachment: Attachment, depth: number, open: Open): Promise<OpenedDocument> {
  const name = attachment.filename || (attachment.mimeType === 'message/rfc822' ? 'message.eml' : 'attachment')
  const label = `Attachment ${name}`
  if (depth + 1 > maxDepth) return unread(label, 'This e-mail lies in too many other e-mails to be read.')
  const content = attachment.content
  const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer)
  try {
    const opened = await open(bytes, { name, mimeType: attachment.mimeType }, depth + 1)
    return labeled(opened, label)
  } catch (error) {
    if (error instanceof ReadingFailed) return unread(label, error.message)
    throw error
  }
}

function unread(label: string, reason: string): OpenedDocument {
  return {
    total: 1,
    read: () => Promise.reject(new PageUnread(reason, label)),
    close: async () => undefined,
  }
}

function labeled(opened: OpenedDocument, label: string): OpenedDocument {
  const labelOf = (number: number, own: string | null) =>
    own
      ? `${label}, ${own.startsWith('Sheet ') ? own : own.charAt(0).toLowerCase() + own.slice(1)}`
      : opened.total > 1
        ? `${label}, page ${number}`
        : label
  return {
    total: opened.total,
    async read(number) {
      try {
        const page = await opened.read(number)
        return { ...page, label: labelOf(number, page.label) }
      } catch (error) {
        if (error instanceof PageUnread) throw new PageUnread(error.message, labelOf(number, error.label))
        throw error
      }
    },
    close: () => opened.close(),
  }
}

/** Several documents as one. */
function joined(parts: readonly OpenedDocument[]): OpenedDocument {
  return {
    total: parts.reduce((sum, { total }) => sum + total, 0),
    async read(number): Promise<Page> {
      let own = number
      for (const part of parts) {
        if (own <= part.total) return { ...(await part.read(own)), number }
        own -= part.total
      }
      throw new PageUnread('This page doesn’t exist.')
    },
    async close() {
      await Promise.all(parts.map(part => part.close()))
    },
  }
}
