import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'

/** Reads a page, and lets go of what it took when the component leaves. Undefined until it is read. */
export function usePdfPage(pdf: PDFDocumentProxy, number: number, onFailed: () => void): PDFPageProxy | undefined {
  const [page, setPage] = useState<PDFPageProxy>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new error callback must not read the page again
  useEffect(() => {
    let isOver = false
    let read: PDFPageProxy | undefined
    pdf.getPage(number).then(
      found => {
        if (isOver) return
        read = found
        setPage(found)
      },
      () => {
        if (!isOver) onFailed()
      },
    )
    return () => {
      isOver = true
      setPage(undefined)
      // After what is drawn has been broken off.
      setTimeout(() => read?.cleanup())
    }
  }, [pdf, number])

  return page
}
