import type { PageViewport, PDFPageProxy } from 'pdfjs-dist'
import type { Turn } from '../viewer/box'
import type { PageSize } from '../viewer/page-size'

/** A page turned as the document asks for, and then as a person has turned it. */
export const viewportOf = (page: PDFPageProxy, scale: number, turn: Turn): PageViewport =>
  page.getViewport({ scale, rotation: (page.rotate + turn) % 360 })

/** In points; as people see it before they turn it. */
export function seenSize(page: PDFPageProxy): PageSize {
  const { width, height } = viewportOf(page, 1, 0)
  return { width, height }
}
