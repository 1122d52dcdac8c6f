import { type PDFDict, PDFName, PDFNumber } from '@cantoo/pdf-lib'

const maxColumns = 1_000_000
const firstOfPng = 10

export const isPredicted = (parameters: PDFDict | undefined): boolean => numberIn(parameters, 'Predictor', 1) > 1

/** Undoes the PNG predictors, which object streams may have. @returns null for those of TIFF */
export function unpredict(bytes: Uint8Array, parameters: PDFDict | undefined): Uint8Array | null {
  if (numberIn(parameters, 'Predictor', 1) < firstOfPng) return null
  const bitsPerPixel = numberIn(parameters, 'Colors', 1) * numberIn(parameters, 'BitsPerComponent', 8)
  const columns = numberIn(parameters, 'Columns', 1)
  if (!(columns > 0 && columns <= maxColumns && bitsPerPixel > 0 && bitsPerPixel <= 256)) return null
  const step = Math.ceil(bitsPerPixel / 8)
  const width = Math.ceil((columns * bitsPerPixel) / 8)
  const rows = Math.ceil(bytes.length / (width + 1))
  const result = new Uint8Array(rows * width)
  for (let row = 0; row < rows; row += 1) {
    const from = row * (width + 1)
    const filter = bytes[from] ?? 0
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column
      const left = column < step ? 0 : (result[at - step] ?? 0)
      const up = row === 0 ? 0 : (result[at - width] ?? 0)
      const corner = row === 0 || column < step ? 0 : (result[at - width - step] ?? 0)
      result[at] = (bytes[from + 1 + column] ?? 0) + predicted(filter, left, up, corner)
    }
  }
  return result
}

function predicted(filter: number, left: number, up: number, corner: number) {
  if (filter === 1) return left
  if (filter === 2) return up
  if (filter === 3) return (left + up) >> 1
  if (filter !== 4) return 0
  const guess = left + up - corner
  const [toLeft, toUp, toCorner] = [left, up, corner].map(one => Math.abs(guess - one)) as [number, number, number]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}

function numberIn(parameters: PDFDict | undefined, key: string, usual: number) {
  const number = parameters?.lookup(PDFName.of(key))
  return number instanceof PDFNumber ? number.asNumber() : usual
}
