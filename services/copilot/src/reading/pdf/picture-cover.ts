import { loadPdfLibrary, type PDFPageProxy } from './pdf-library.ts'

/** Whether pictures or drawings could hold text, and how much of the page the largest picture covers, from 0 to 1. */
export interface PictureCover {
  hasDrawing: boolean
  largest: number
}

export async function pictureCover(page: PDFPageProxy): Promise<PictureCover> {
  const { OPS, Util } = await loadPdfLibrary()
  const { fnArray, argsArray } = await page.getOperatorList()
  const [left = 0, bottom = 0, right = 612, top = 792] = page.view
  const area = Math.abs((right - left) * (top - bottom)) || 1
  const pictures = new Set<number>([
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
    OPS.paintImageMaskXObject,
    OPS.paintImageXObjectRepeat,
    OPS.paintImageMaskXObjectRepeat,
    OPS.paintImageMaskXObjectGroup,
    OPS.paintInlineImageXObjectGroup,
  ])
  let matrix = [1, 0, 0, 1, 0, 0]
  const saved: number[][] = []
  let [hasDrawing, largest] = [false, 0]
  for (const [place, operator] of fnArray.entries()) {
    if (operator === OPS.save) saved.push(matrix)
    else if (operator === OPS.restore) matrix = saved.pop() ?? matrix
    else if (operator === OPS.paintFormXObjectBegin) {
      saved.push(matrix)
      matrix = Util.transform(matrix, argsArray[place][0] ?? [1, 0, 0, 1, 0, 0])
    } else if (operator === OPS.paintFormXObjectEnd) matrix = saved.pop() ?? matrix
    else if (operator === OPS.transform) matrix = Util.transform(matrix, argsArray[place])
    else if (operator === OPS.constructPath || operator === OPS.shadingFill) hasDrawing = true
    else if (pictures.has(operator)) {
      hasDrawing = true
      const [a = 0, b = 0, c = 0, d = 0] = matrix
      largest = Math.max(largest, Math.abs(a * d - b * c) / area)
    }
  }
  return { hasDrawing, largest: Math.min(1, largest) }
}
