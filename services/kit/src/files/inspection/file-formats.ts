import { checkCsv } from './csv.ts'
import { checkJpeg } from './jpeg.ts'
import type { rebuildPdf } from './pdf/rebuild-pdf.ts'
import { checkPng } from './png.ts'
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
}

/** One that is stored as it is. */
interface CheckedFormat extends Format {
  /** @returns what is wrong with a file of this format, as the end of a sentence that begins with "This file", or null */
  check(bytes: Buffer): Promise<string | null> | string | null
}

/** One of which something else is stored, that looks the same. */
interface RebuiltFormat extends Format {
  /** @throws PdfRefused with the end of a sentence that begins with "This file" */
  rebuild: typeof rebuildPdf
}

export type FileFormat = CheckedFormat | RebuiltFormat

/** Who looks into pictures and lists only needs no library for PDFs. */
const whenNeeded: typeof rebuildPdf = async file => (await import('./pdf/rebuild-pdf.ts')).rebuildPdf(file)

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
]
