import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { ThumbnailPictureProps } from '../viewer/paper'
import { PageCanvas } from './PageCanvas'
import { usePdfPage } from './use-pdf-page'

interface PdfThumbnailProps extends ThumbnailPictureProps {
  pdf: PDFDocumentProxy
}

/** A page that cannot be read says so where it is shown large. */
const stayEmpty = () => undefined

/** The picture of a page, small. */
export function PdfThumbnail({ pdf, number, scale, turn }: PdfThumbnailProps) {
  const page = usePdfPage(pdf, number, stayEmpty)
  return page && <PageCanvas page={page} scale={scale} turn={turn} onFailed={stayEmpty} />
}
