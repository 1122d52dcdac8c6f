import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect } from 'react'
import type { PaperContentProps } from '../viewer/paper'
import { PageCanvas } from './PageCanvas'
import { PageLinks } from './PageLinks'
import { PageText } from './PageText'
import { seenSize } from './page-viewport'
import { placeOf } from './place-of'
import { usePdfPage } from './use-pdf-page'

interface PdfPageProps extends PaperContentProps {
  pdf: PDFDocumentProxy
}

/** What is on a page of a PDF: its picture, its words, and its links. */
export function PdfPage({ pdf, number, scale, turn, matches, currentMatch, onSize, onFailed, onGo }: PdfPageProps) {
  const page = usePdfPage(pdf, number, onFailed)
  useEffect(() => {
    if (page) onSize(number, seenSize(page))
  }, [page, number, onSize])
  if (!page) return null
  const follow = async (dest: string | unknown[]) => {
    const place = await placeOf(pdf, dest)
    if (place !== undefined) onGo(place)
  }
  return (
    <>
      <PageCanvas page={page} scale={scale} turn={turn} onFailed={onFailed} />
      <PageText page={page} scale={scale} turn={turn} matches={matches} currentMatch={currentMatch} />
      <PageLinks page={page} turn={turn} onGo={follow} />
    </>
  )
}
