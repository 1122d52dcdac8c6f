import type { PDFPageProxy } from 'pdfjs-dist'
import type { TextItem } from 'pdfjs-dist/types/src/display/api'
import { type PageWords, pageWords } from '../viewer/page-words'
import { viewportOf } from './page-viewport'

/** The words of a page, in the pieces in which its text layer draws them. */
export async function readWords(page: PDFPageProxy): Promise<PageWords> {
  const { items } = await page.getTextContent()
  const viewport = viewportOf(page, 1, 0)
  const { width: pageWidth, height: pageHeight } = viewport
  return pageWords(
    items
      .filter((item): item is TextItem => 'str' in item)
      .map(({ str, hasEOL, transform, width }) => {
        const [a = 0, b = 0, c = 0, d = 0, left = 0, bottom = 0] = transform as number[]
        // From the corner where it begins to the opposite one, along the line that it is written on.
        const along = width / (Math.hypot(a, b) || 1)
        const end = [left + a * along + c, bottom + b * along + d] as const
        const [x1, y1, x2, y2] = viewport.convertToViewportRectangle([left, bottom, ...end]) as number[]
        return { text: str, endsLine: hasEOL, box: boxOf([x1, y1, x2, y2], pageWidth, pageHeight) }
      }),
  )
}

function boxOf([x1 = 0, y1 = 0, x2 = 0, y2 = 0]: (number | undefined)[], pageWidth: number, pageHeight: number) {
  return {
    x: Math.min(x1, x2) / pageWidth,
    y: Math.min(y1, y2) / pageHeight,
    width: Math.abs(x1 - x2) / pageWidth,
    height: Math.abs(y1 - y2) / pageHeight,
  }
}
