import { kindOfText } from './kind-of-text.ts'

/** What a file is, by its first bytes; texts have none, so their name tells, or else what they say. */
export type FileKind =
  | 'PDF'
  | 'PICTURE'
  | 'TIFF'
  | 'ZIP'
  | 'OLE'
  | 'CSV'
  | 'MAIL'
  | 'HTML'
  | 'MARKDOWN'
  | 'TEXT'
  | 'UNKNOWN'

const signatures: [kind: FileKind, at: number, bytes: string][] = [
  ['PDF', 0, '%PDF-'],
  ['PICTURE', 0, '\x89PNG\r\n\x1a\n'],
  ['PICTURE', 0, '\xff\xd8\xff'],
  ['PICTURE', 8, 'WEBP'],
  ['TIFF', 0, 'II*\0'],
  ['TIFF', 0, 'MM\0*'],
  ['ZIP', 0, 'PK\x03\x04'],
  ['OLE', 0, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
]
const byExtension: Record<string, FileKind> = {
  csv: 'CSV',
  eml: 'MAIL',
  htm: 'HTML',
  html: 'HTML',
  md: 'MARKDOWN',
  markdown: 'MARKDOWN',
  txt: 'TEXT',
}
const byType: Record<string, FileKind> = {
  'text/csv': 'CSV',
  'message/rfc822': 'MAIL',
  'text/html': 'HTML',
  'text/markdown': 'MARKDOWN',
  'text/plain': 'TEXT',
}

/** Anything may stand before the head of a PDF, within so many bytes. */
const pdfWindow = 1_024

export function fileKindOf(bytes: Buffer, { name, mimeType }: { name: string; mimeType: string }): FileKind {
  const start = bytes.toString('latin1', 0, pdfWindow)
  const signature = signatures.find(([, at, signed]) => start.startsWith(signed, at))
  if (signature) return signature[0]
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const named = byExtension[extension] ?? byType[mimeType.toLowerCase().split(';')[0]?.trim() ?? '']
  if (!named || named === 'TEXT') {
    if (start.includes('%PDF-')) return 'PDF'
  }
  // Browsers and mail programs often know no better type than `application/octet-stream`.
  return named ?? kindOfText(bytes) ?? 'UNKNOWN'
}
