import { refuseOldOffice } from '../office/old-office.ts'
import type { OpenedDocument } from '../opening/opened-document.ts'
import { openText } from '../plain/open-text.ts'
import { ReadingFailed } from '../reading-failure.ts'
import { fileKindOf } from './file-kind.ts'

export interface FileToOpen {
  name: string
  mimeType: string
}

/**
 * Opens a file of any type. Libraries take memory: each is loaded with the first file that needs it.
 * @param depth how many mails it lies in
 * @throws ReadingFailed
 */
export async function openFile(bytes: Buffer, file: FileToOpen, depth = 0): Promise<OpenedDocument> {
  if (bytes.length === 0) throw new ReadingFailed('EMPTY')
  switch (fileKindOf(bytes, file)) {
    case 'PDF':
      return (await import('../pdf/open-pdf.ts')).openPdf(bytes)
    case 'PICTURE':
      return (await import('../picture/open-picture.ts')).openPicture(bytes)
    case 'TIFF':
      return (await import('../picture/open-tiff.ts')).openTiff(bytes)
    case 'ZIP':
      return (await import('../office/open-office.ts')).openOffice(bytes)
    case 'OLE':
      return refuseOldOffice(bytes)
    case 'CSV':
      return (await import('../plain/open-csv.ts')).openCsv(bytes)
    case 'MAIL':
      return (await import('../mail/open-mail.ts')).openMail(bytes, depth, openFile)
    case 'HTML':
      return (await import('../plain/open-html.ts')).openHtml(bytes)
    case 'MARKDOWN':
      return (await import('../plain/open-markdown.ts')).openMarkdown(bytes)
    case 'TEXT':
      return openText(bytes)
    case 'UNKNOWN':
      throw new ReadingFailed('UNSUPPORTED')
  }
}
