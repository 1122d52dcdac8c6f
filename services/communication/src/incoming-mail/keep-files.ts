import { createHash } from 'node:crypto'
import { parseFileName, storeLargeFile, type TimeLimits } from '@coverdesk/kit'
import type { EmailAttachment } from '../email-record/email-message.model.ts'
import type { FoundFile } from '../mail-reading/files-of-mail.ts'
import { checkFile } from './file-checks.ts'

/** What one file may have, in bytes (quality bar 19). */
const largestFile = 25 * 1024 * 1024
const uploadedBy = 'system:incoming-mail'

/** A mail is shown without its files before anybody waits longer for them. */
const firstTimeLimits: TimeLimits = { cpuMs: 30_000, waitMs: 30_000 }

/**
 * Looks into the files of a mail as into uploads, and keeps those that are good; what is refused keeps its name and the reason.
 * Where the machine is too busy, the rest is left to be checked later.
 */
export async function keepFiles(files: readonly FoundFile[]): Promise<EmailAttachment[]> {
  const kept: EmailAttachment[] = []
  for (const [place, file] of files.entries()) {
    const isBusy = kept.some(({ check }) => check !== null)
    const attachment = isBusy ? unchecked(file) : await keepFile(file, firstTimeLimits)
    kept.push({ id: String(place), ...attachment })
  }
  return kept
}

/** What becomes of a file of a mail; its `check` is open where nobody knows yet whether it is good. */
type KeptFile = Omit<EmailAttachment, 'id'>

export async function keepFile(file: FoundFile, timeLimits: TimeLimits): Promise<KeptFile> {
  const { name, bytes } = file
  const declared = declaredAs(file)
  const refused = (reason: string) => ({ ...unchecked(file), refusedBecause: reason, check: null })
  const named = parseFileName(name)
  if ('reason' in named) return refused(named.reason)
  if (bytes.length > largestFile) return refused('This file is larger than 25 MB.')
  const verdict = await checkFile(bytes, declared, timeLimits)
  if ('unchecked' in verdict) return unchecked(file)
  if (!verdict.isGood) return refused(verdict.reason)
  const { rebuilt, mimeType, content } = verdict
  const original = rebuilt && { size: bytes.length, sha256: digestOf(bytes), isSanitized: rebuilt.isSanitized }
  const fileId = await storeLargeFile({ name: named.name, mimeType, bytes: content, uploadedBy, original })
  return { name: named.name, mimeType, size: content.length, fileId, refusedBecause: null, check: null }
}

const declaredAs = ({ name, mimeType }: FoundFile) => ({ name, mimeType: declaredType(name, mimeType) })

const unchecked = (file: FoundFile): KeptFile => ({
  ...declaredAs(file),
  ...{ size: file.bytes.length, fileId: null, refusedBecause: null, check: 'CHECKING' },
})

/** Mail programs declare what they like; browsers go by the name, and what the file is, is looked at in any case. */
function declaredType(name: string, declared: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return typesByEnding[ending] ?? (declared || 'application/octet-stream')
}

const openXml = 'application/vnd.openxmlformats-officedocument'
const typesByEnding: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  csv: 'text/csv',
  txt: 'text/plain',
  md: 'text/markdown',
  eml: 'message/rfc822',
  docx: `${openXml}.wordprocessingml.document`,
  xlsx: `${openXml}.spreadsheetml.sheet`,
}

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
