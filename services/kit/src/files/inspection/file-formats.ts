import { checkCsv } from './csv.ts'
import { checkJpeg } from './jpeg.ts'
import { checkDocx, checkXlsx } from './office.ts'
import type { rebuildPdf } from './pdf/rebuild-pdf.ts'
import { checkPng } from './png.ts'
import { checkMail, checkText } from './text.ts'
import { checkTiff } from './tiff.ts'
import { checkWebp } from './webp.ts'

/** A format that people may upload (quality bar 19). A later area adds one by adding an entry. */
interface Format {
  mimeType: string
  /** In lower case, without the dot. */
  extensions: string[]
  /** Nothing at its beginning tells it: its name does. */
  hasNoSignature?: true
  /** What else browsers declare it to be. */
  declaredAs?: string[]
  /** It is a ZIP archive, or may hold a page: it would be taken for a file of two formats. */
  mayHold?: 'ARCHIVE' | 'WEB_PAGE'
}

/** One that is stored as it is. */
interface CheckedFormat extends Format {
  /** @returns what is wrong with a file of this format, as the end of a sentence that begins with "This file", or null */
  check(bytes: Buffer): Promise<string | null> | string | null
}

/** One of which something else is stored, that looks the same. */
interface RebuiltFormat extends Format {
  /** @throws PdfRefused with the end of a sentence that begins with "This file", or PasswordRefused with a sentence */
  rebuild: typeof rebuildPdf
}

export type FileFormat = CheckedFormat | RebuiltFormat

/** What browsers declare where no program for the type is installed. */
const unknown = 'application/octet-stream'
const openXml = 'application/vnd.openxmlformats-officedocument'

/** Who looks into pictures and lists only needs no library for PDFs. */
const whenNeeded: typeof rebuildPdf = async (...file) => (await import('./pdf/rebuild-pdf.ts')).rebuildPdf(...file)

export const fileFormats: FileFormat[] = [
  { mimeType: 'application/pdf', extensions: ['pdf'], rebuild: whenNeeded },
  { mimeType: 'image/png', extensions: ['png'], check: checkPng },
  { mimeType: 'image/jpeg', extensions: ['jpg', 'jpeg'], check: checkJpeg },
  { mimeType: 'image/webp', extensions: ['webp'], check: checkWebp },
  // Where Excel is installed, Windows takes a list for a workbook.
  {
    mimeType: 'text/csv',
    extensions: ['csv'],
    hasNoSignature: true,
    declaredAs: ['application/vnd.ms-excel'],
    check: checkCsv,
  },
  { mimeType: 'image/tiff', extensions: ['tif', 'tiff'], check: checkTiff },
  {
    mimeType: `${openXml}.wordprocessingml.document`,
    extensions: ['docx'],
    declaredAs: [unknown],
    mayHold: 'ARCHIVE',
    check: checkDocx,
  },
  {
    mimeType: `${openXml}.spreadsheetml.sheet`,
    extensions: ['xlsx'],
    declaredAs: [unknown],
    mayHold: 'ARCHIVE',
    check: checkXlsx,
  },
  {
    mimeType: 'message/rfc822',
    extensions: ['eml'],
    hasNoSignature: true,
    declaredAs: [unknown],
    mayHold: 'WEB_PAGE',
    check: checkMail,
  },
  { mimeType: 'text/plain', extensions: ['txt'], hasNoSignature: true, check: checkText },
  {
    mimeType: 'text/markdown',
    extensions: ['md'],
    hasNoSignature: true,
    declaredAs: [unknown, 'text/x-markdown', 'text/plain'],
    check: checkText,
  },
]
