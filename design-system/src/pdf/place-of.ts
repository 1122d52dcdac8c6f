import type { PDFDocumentProxy } from 'pdfjs-dist'

/** The page, from 1, that a link within the document leads to; undefined when it leads nowhere. */
export async function placeOf(pdf: PDFDocumentProxy, dest: string | unknown[]): Promise<number | undefined> {
  try {
    const explicit = typeof dest === 'string' ? await pdf.getDestination(dest) : dest
    const page: unknown = explicit?.[0]
    if (typeof page === 'number') return page + 1
    return page ? (await pdf.getPageIndex(page as Parameters<typeof pdf.getPageIndex>[0])) + 1 : undefined
  } catch {
    return undefined
  }
}
