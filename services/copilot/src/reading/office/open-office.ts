import type { OpenedDocument } from '../opening/opened-document.ts'
import { ReadingFailed } from '../reading-failure.ts'
import { openDocx } from './docx/open-docx.ts'
import { OfficeArchive } from './parts/office-archive.ts'
import { openXlsx } from './xlsx/open-xlsx.ts'

/** Word and Excel files are archives. */
export async function openOffice(bytes: Buffer): Promise<OpenedDocument> {
  const archive = new OfficeArchive(bytes)
  if (archive.has('word/document.xml')) return openDocx(archive)
  if (archive.has('xl/workbook.xml')) return openXlsx(archive)
  throw new ReadingFailed('UNSUPPORTED')
}
