import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas'

/** In pixels; OCR sees no more in more, and little in less. */
const maxSide = 3_400
const minSide = 1_400

/** How a picture lies, as TIFF numbers it: 1 upright, 3 upside down, 6 and 8 turned; even ones of 2 to 7 mirrored. */
export type Orientation = number

/** A picture as people see it, of a size that OCR reads well. */
export function uprightCanvas(source: Image | Canvas, orientation: Orientation): Canvas {
  const longer = Math.max(source.width, source.height)
  const scale = longer > maxSide ? maxSide / longer : longer < minSide ? Math.min(3, minSide / longer) : 1
  const [width, height] = [Math.ceil(source.width * scale), Math.ceil(source.height * scale)]
  const isTurned = orientation >= 5 && orientation <= 8
  const canvas = isTurned ? createCanvas(height, width) : createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  const [a, b, c, d, e, f] = matrices[orientation]?.(width, height) ?? [1, 0, 0, 1, 0, 0]
  context.setTransform(a, b, c, d, e, f)
  context.drawImage(source, 0, 0, width, height)
  return canvas
}

type Matrix = [number, number, number, number, number, number]

const matrices: Record<Orientation, (width: number, height: number) => Matrix> = {
  2: width => [-1, 0, 0, 1, width, 0],
  3: (width, height) => [-1, 0, 0, -1, width, height],
  4: (_, height) => [1, 0, 0, -1, 0, height],
  5: () => [0, 1, 1, 0, 0, 0],
  6: (_, height) => [0, 1, -1, 0, height, 0],
  7: (width, height) => [0, -1, -1, 0, height, width],
  8: width => [0, -1, 1, 0, 0, width],
}
