import { makeStyles } from '@fluentui/react-components'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { memo, type RefObject } from 'react'
import { PdfPage } from './PdfPage'
import type { PageSize } from './page-size'
import { placeOf } from './place-of'
import type { DrawnMarks } from './use-marks'
import { margin } from './use-zoom'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '12px',
    boxSizing: 'border-box',
    width: 'max-content',
    minWidth: '100%',
    padding: `${margin}px`,
  },
})

interface PdfPagesProps {
  pdf: PDFDocumentProxy
  usualSize: PageSize
  /** Pixels of a point. */
  scale: number
  /** The element that scrolls. */
  view: RefObject<HTMLElement | null>
  marks: DrawnMarks
  onGo(page: number): void
}

/** All pages, one below the other. Drawn again for another size, not for each page that one scrolls past. */
export const PdfPages = memo(function PdfPages({ pdf, usualSize, scale, view, marks, onGo }: PdfPagesProps) {
  const follow = async (dest: string | unknown[]) => {
    const page = await placeOf(pdf, dest)
    if (page !== undefined) onGo(page)
  }
  return (
    <div className={useStyles().root}>
      {Array.from({ length: pdf.numPages }, (_, index) => index + 1).map(number => (
        <PdfPage key={number} {...{ pdf, number, usualSize, scale, view, marks }} onGo={follow} />
      ))}
    </div>
  )
})
