import type { PDFPageLeaf } from '@cantoo/pdf-lib'
import { PDFArray, PDFNumber } from '@cantoo/pdf-lib'

/** In points; PDF allows no more. */
const maxSide = 14_400
const minSide = 36

/** What people see of a page, and how its own coordinates become those of that view, which begin in its lower left corner. */
export interface PageView {
  width: number
  height: number
  /** Degrees by which readers turn the page clockwise. */
  turn: number
  matrix: readonly [number, number, number, number, number, number]
}

/** @throws when the page has no size that anybody could print */
export function viewOf(page: PDFPageLeaf): PageView {
  const media = boxOf(page.MediaBox())
  const crop = boxOf(page.CropBox()) ?? media
  if (!media || !crop) throw new Error('A page has no size.')
  const left = Math.max(media.left, crop.left)
  const bottom = Math.max(media.bottom, crop.bottom)
  const width = Math.min(media.right, crop.right) - left
  const height = Math.min(media.top, crop.top) - bottom
  if (![width, height].every(side => side >= minSide && side <= maxSide)) {
    throw new Error('A page has no size that can be printed.')
  }
  const given = page.Rotate()?.asNumber() ?? 0
  const turn = (((Math.round(given / 90) * 90) % 360) + 360) % 360
  const isOnItsSide = turn === 90 || turn === 270
  const size = isOnItsSide ? { width: height, height: width } : { width, height }
  return { ...size, turn, matrix: matrixOf(turn, { left, bottom, width, height }) }
}

function matrixOf(
  turn: number,
  { left, bottom, width, height }: Record<'left' | 'bottom' | 'width' | 'height', number>,
) {
  if (turn === 90) return [0, -1, 1, 0, -bottom, width + left] as const
  if (turn === 180) return [-1, 0, 0, -1, width + left, height + bottom] as const
  if (turn === 270) return [0, 1, -1, 0, height + bottom, -left] as const
  return [1, 0, 0, 1, -left, -bottom] as const
}

export interface Box {
  left: number
  bottom: number
  right: number
  top: number
}

/** Two opposite corners in any order; null where that is no box. */
export function boxOf(array: unknown): Box | null {
  if (!(array instanceof PDFArray) || array.size() !== 4) return null
  const numbers = [0, 1, 2, 3].map(place => array.lookup(place))
  if (!numbers.every(one => one instanceof PDFNumber && Number.isFinite(one.asNumber()))) return null
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbers.map(one => (one as PDFNumber).asNumber())
  return { left: Math.min(x1, x2), bottom: Math.min(y1, y2), right: Math.max(x1, x2), top: Math.max(y1, y2) }
}

/** A box of the page in its view. */
export function inView({ matrix: [a, b, c, d, e, f] }: PageView, { left, bottom, right, top }: Box): Box {
  const corners = [
    [left, bottom],
    [right, top],
  ].map(([x = 0, y = 0]) => [a * x + c * y + e, b * x + d * y + f] as const)
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) }
}
