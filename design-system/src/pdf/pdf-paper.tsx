import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { Paper } from '../viewer/paper'
import { PdfPage } from './PdfPage'
import { PdfThumbnail } from './PdfThumbnail'
import { seenSize } from './page-viewport'
import { readWords } from './read-words'

/** A PDF as the viewer takes documents. */
export async function paperOfPdf(pdf: PDFDocumentProxy): Promise<Paper> {
  const sizeOf = async (number: number) => seenSize(await pdf.getPage(number))
  return {
    pages: pdf.numPages,
    usualSize: await sizeOf(1),
    sizeOf,
    wordsOf: async number => readWords(await pdf.getPage(number)),
    drawPage: props => <PdfPage pdf={pdf} {...props} />,
    drawThumbnail: props => <PdfThumbnail pdf={pdf} {...props} />,
  }
}
