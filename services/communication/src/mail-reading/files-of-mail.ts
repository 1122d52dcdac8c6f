import type { Attachment, Email } from 'postal-mime'
import { tidyLine } from '../mail-text/tidy-text.ts'
import { readTnef } from './tnef.ts'

/** A file in a mail, before anybody has looked into it. */
export interface FoundFile {
  name: string
  mimeType: string
  bytes: Buffer
}

interface FilesOfMail {
  files: FoundFile[]
  /** Mails that it passes on. */
  mails: Buffer[]
  notes: string[]
}

const maxFiles = 50
/** In bytes: a logo, an icon or a pixel that counts readers has less; a photo more. */
const maxDecoration = 20_000

const reports = new Set(['message/delivery-status', 'message/rfc822-headers', 'text/rfc822-headers'])
const signatures = new Set([
  'application/pkcs7-signature',
  'application/x-pkcs7-signature',
  'application/pgp-signature',
  'application/pgp-keys',
])

/** What comes with a mail, without the pictures of signatures; what Outlook wraps into winmail.dat is unwrapped. */
export function filesOf({ attachments }: Email): FilesOfMail {
  const found: FilesOfMail = { files: [], mails: [], notes: [] }
  for (const attachment of attachments) {
    const bytes = bytesOf(attachment)
    if (attachment.mimeType === 'message/rfc822') found.mails.push(bytes)
    else if (isWrapped(attachment)) unwrap(bytes, found)
    else if (!isLeftOut(attachment, bytes))
      found.files.push({ name: nameOf(attachment), mimeType: attachment.mimeType, bytes })
  }
  if (found.files.length > maxFiles) {
    found.files.length = maxFiles
    found.notes.push(`Only the first ${maxFiles} files of this email were kept.`)
  }
  return found
}

const bytesOf = ({ content }: Attachment): Buffer =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer)

function isLeftOut(attachment: Attachment, { length }: Buffer): boolean {
  const { mimeType } = attachment
  return reports.has(mimeType) || signatures.has(mimeType) || (isInText(attachment) && length < maxDecoration)
}

/** A picture that stands within the text. */
export const isInText = ({ mimeType, disposition, related, contentId }: Attachment): boolean =>
  mimeType.startsWith('image/') &&
  (related || disposition === 'inline' || (disposition !== 'attachment' && contentId !== undefined))

const isWrapped = ({ mimeType, filename }: Attachment) =>
  /^application\/(?:vnd\.)?ms-tnef$/.test(mimeType) || filename?.toLowerCase() === 'winmail.dat'

function unwrap(bytes: Buffer, found: FilesOfMail): void {
  const files = readTnef(bytes)
  found.files.push(
    ...(files ?? []).map(({ name, bytes: content }) => ({ name: cleanName(name), mimeType: '', bytes: content })),
  )
  found.notes.push(
    files
      ? 'Outlook sent the files of this email in a winmail.dat. They were taken out of it.'
      : 'Outlook sent a winmail.dat that can’t be read. Ask for the files in another way.',
  )
}

const endings: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'text/plain': '.txt',
  'text/csv': '.csv',
}

const nameOf = ({ filename, mimeType }: Attachment): string =>
  cleanName(filename ?? '') || `attachment${endings[mimeType] ?? ''}`

const maxName = 200

/** As people may see it again, and without a folder. */
function cleanName(name: string): string {
  const tidy = tidyLine(name)
    .replace(/[/\\]+/g, '-')
    .replace(/^[.\s-]+/, '')
  const dot = tidy.lastIndexOf('.')
  if (tidy.length <= maxName) return tidy
  return dot > 0 ? tidy.slice(0, maxName - 10) + tidy.slice(dot).slice(0, 10) : tidy.slice(0, maxName)
}
