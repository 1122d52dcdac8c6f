import { checkCsv } from './csv.ts'
import { checkJpeg } from './jpeg.ts'
import { checkPdf } from './pdf.ts'
import { checkPng } from './png.ts'
import { checkWebp } from './webp.ts'

/** A format that people may upload (quality bar 19). A later area adds one by adding an entry. */
export interface FileFormat {
  mimeType: string
  /** In lower case, without the dot. */
  extensions: string[]
  /** Nothing at its beginning tells it: its name does. */
  hasNoSignature?: true
  /** What else browsers declare it to be. */
  declaredAs?: string[]
  /** @returns what is wrong with a file of this format, as the end of a sentence that begins with "This file", or null */
  check(bytes: Buffer): Promise<string | null> | string | null
}

export const fileFormats: FileFormat[] = [
  { mimeType: 'application/pdf', extensions: ['pdf'], check: checkPdf },
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
