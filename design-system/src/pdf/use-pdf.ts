import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import { openPdf } from './open-pdf'
import type { PageSize } from './page-size'
import { failureOf, looksLikePdf, type PdfFailure } from './pdf-failure'

export type PdfState =
  | { status: 'loading' }
  /** `usualSize` is that of the first page: the others are taken for equal until they are read. */
  | { status: 'ready'; pdf: PDFDocumentProxy; usualSize: PageSize }
  | { status: 'failed'; failure: PdfFailure }

/** A document from its address; its worker ends when the component leaves, or shows another one. */
export function usePdf(url: string): { state: PdfState; retry(): void } {
  const [state, setState] = useState<PdfState>({ status: 'loading' })
  const [turn, setTurn] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn is a new try
  useEffect(() => {
    let isOver = false
    const tell = (next: PdfState) => {
      if (!isOver) setState(next)
    }
    const task = openPdf(url)
    const read = async () => {
      const pdf = await task.promise
      const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
      tell({ status: 'ready', pdf, usualSize: { width, height } })
    }
    setState({ status: 'loading' })
    read().catch(async (error: unknown) => {
      if (isOver) return
      const failure = await failureOf(error, () => looksLikePdf(url).catch(() => true))
      tell({ status: 'failed', failure })
    })
    return () => {
      isOver = true
      void task.destroy()
    }
  }, [url, turn])

  return { state, retry: () => setTurn(turn + 1) }
}
