import { createHash, randomUUID } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FileInspector, parseFileName, Semaphore, storeLargeFile } from '@coverdesk/kit'
import type { EmailAttachment } from '../email-record/email-message.model.ts'
import type { FoundFile } from '../mail-reading/files-of-mail.ts'

/** What one file may have, in bytes (quality bar 19). */
const largestFile = 25 * 1024 * 1024
const uploadedBy = 'system:incoming-mail'

/** Each takes a process with memory of its own. */
const inspections = new Semaphore(1)

let inspector: FileInspector | undefined

/** Looks into the files of mails from now on. @returns what ends it */
export function startInspector(): () => Promise<void> {
  const started = new FileInspector()
  inspector = started
  return () => started.close()
}

/** Looks into the files of a mail as into uploads, and keeps those that are good; what is refused keeps its name and the reason. */
export async function keepFiles(files: readonly FoundFile[]): Promise<EmailAttachment[]> {
  const kept: EmailAttachment[] = []
  for (const [place, file] of files.entries()) {
    kept.push({ id: String(place), ...(await inspections.take(() => keep(file))) })
  }
  return kept
}

async function keep({ name, mimeType, bytes }: FoundFile): Promise<Omit<EmailAttachment, 'id'>> {
  const declared = { name, mimeType: declaredType(name, mimeType) }
  const refused = (reason: string) => ({ ...declared, size: bytes.length, fileId: null, refusedBecause: reason })
  const named = parseFileName(name)
  if ('reason' in named) return refused(named.reason)
  if (bytes.length > largestFile) return refused('This file is larger than 25 MB.')
  const path = join(tmpdir(), `coverdesk-mail-${randomUUID()}`)
  try {
    await writeFile(path, bytes, { mode: 0o600 })
    const verdict = await inspectorOf().inspect(path, declared)
    if (!verdict.isGood) return refused(verdict.reason)
    const { rebuilt } = verdict
    const content = rebuilt ? await readFile(rebuilt.path) : bytes
    const stored = { name: named.name, mimeType: verdict.mimeType, bytes: content, uploadedBy }
    const original = rebuilt && { size: bytes.length, sha256: digestOf(bytes), isSanitized: rebuilt.isSanitized }
    const fileId = await storeLargeFile({ ...stored, original })
    return { name: named.name, mimeType: verdict.mimeType, size: content.length, fileId, refusedBecause: null }
  } finally {
    await Promise.all([path, `${path}.rebuilt`].map(file => rm(file, { force: true })))
  }
}

function inspectorOf(): FileInspector {
  if (!inspector) throw new Error('A mail is read before the subgraph has started.')
  return inspector
}

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
