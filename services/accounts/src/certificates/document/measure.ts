import type { PDFFont } from '@cantoo/pdf-lib'
import { loadFont } from './fonts.ts'

/** How wide texts are in points. */
export type Measure = Pick<PDFFont, 'widthOfTextAtSize'>

/** Of the regular font, without a document. */
export async function measure(): Promise<Measure> {
  const regular = await loadFont('regular')
  const widths = new Map<string, number>()
  const widthOf = (sign: string) => {
    const known = widths.get(sign)
    if (known !== undefined) return known
    const width = (regular.glyphForCodePoint(sign.codePointAt(0) ?? 0)?.advanceWidth ?? 0) / regular.unitsPerEm
    widths.set(sign, width)
    return width
  }
  return { widthOfTextAtSize: (text, size) => [...text].reduce((sum, sign) => sum + widthOf(sign), 0) * size }
}
