import type { PDFFont } from '@cantoo/pdf-lib'
import { drawnCodePoints, loadFont } from './fonts.ts'

/** How wide texts are in points. */
export type Measure = Pick<PDFFont, 'widthOfTextAtSize'>

/** Of the regular font, without a document. */
export async function measure(): Promise<Measure> {
  const regular = await loadFont('regular')
  const widths = new Map<number, number>()
  const widthOf = (codePoint: number) => {
    const known = widths.get(codePoint)
    if (known !== undefined) return known
    const width = (regular.glyphForCodePoint(codePoint)?.advanceWidth ?? 0) / regular.unitsPerEm
    widths.set(codePoint, width)
    return width
  }
  return {
    widthOfTextAtSize: (text, size) =>
      drawnCodePoints(text, regular).reduce((sum, codePoint) => sum + widthOf(codePoint), 0) * size,
  }
}
