import { bomb, damaged } from './limits/pixels.ts'
import { readZip, unzipEntry, type ZipEntry, ZipRefused } from './zip/read-zip.ts'

const megabyte = 1024 * 1024
/** Of one part, and of all parts together, when they are unpacked. */
const maxPart = 64 * megabyte
const maxParts = 256 * megabyte
/** How a part begins that is an archive of its own: ZIP, RAR, 7-Zip, gzip. */
const archives = ['PK\x03\x04', 'Rar!', '7z\xbc\xaf', '\x1f\x8b']
/** Where Office puts documents that are part of a document. Nothing of ours opens them. */
const embeddings = /^(?:word|xl|ppt)\/(?:embeddings|charts\/embeddings)\//

/** @param main the part that makes the archive a document, such as word/document.xml */
const checkOffice =
  (main: string) =>
  (bytes: Buffer): string | null => {
    try {
      const entries = readZip(bytes)
      if (!entries.has('[Content_Types].xml') || !entries.has(main)) return damaged
      return checkParts(bytes, [...entries.values()])
    } catch (error) {
      if (!(error instanceof ZipRefused)) throw error
      return sentences[error.kind]
    }
  }

export const needsPassword = 'needs a password. Remove the password and upload that copy.'

const sentences: Record<ZipRefused['kind'], string> = {
  DAMAGED: damaged,
  TOO_LARGE: bomb,
  ENCRYPTED: needsPassword,
}

/** Each part is unpacked once, and let go: what it says of its size is checked. */
function checkParts(bytes: Buffer, entries: readonly ZipEntry[]): string | null {
  if (entries.reduce((sum, { size }) => sum + size, 0) > maxParts) return bomb
  for (const entry of entries) {
    const start = unzipEntry(bytes, entry, maxPart).toString('latin1', 0, 4)
    const isArchive = archives.some(signature => start.startsWith(signature))
    if (isArchive && !embeddings.test(entry.name)) return 'holds another archive. Save it again and upload that copy.'
  }
  return null
}

export const checkDocx = checkOffice('word/document.xml')
export const checkXlsx = checkOffice('xl/workbook.xml')

const inUtf16 = (name: string) => Buffer.from(name, 'utf16le')

/** What to do with an Office file that can't be taken as it is; null for any other file. */
export function adviceOnOffice(sniffed: string | undefined, bytes: Buffer): string | null {
  if (sniffed && /macroenabled/i.test(sniffed)) {
    return 'This file has macros. Save it without macros, as DOCX or XLSX, and upload that copy.'
  }
  if (sniffed !== 'application/x-cfb') return null
  return bytes.includes(inUtf16('EncryptedPackage'))
    ? `This file ${needsPassword}`
    : 'This file has an old format. Save it as DOCX, XLSX or PDF and upload that copy.'
}
