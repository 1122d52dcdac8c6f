import { type Direction, directionOf, type Point } from '../layout/directions.ts'
import type { Box } from '../page.ts'
import type { PDFPageProxy } from './pdf-library.ts'

type Matrix = readonly number[]

/** A page as people see it: turned and cut as the document says, in points. */
export class PageView {
  readonly width: number
  readonly height: number
  readonly #transform: Matrix
  /** Points for each unit of the document. */
  readonly unit: number

  constructor(page: PDFPageProxy) {
    const viewport = page.getViewport({ scale: 1 })
    this.width = viewport.width
    this.height = viewport.height
    this.unit = page.userUnit
    this.#transform = viewport.transform
  }

  get size() {
    return { width: this.width, height: this.height }
  }

  /** Where a text begins, its direction and the size of its font. */
  textPlace(item: Matrix): { start: Point; direction: Direction; angle: number; size: number } {
    const [a, b, c, d, e, f] = multiplied(this.#transform, item)
    const angle = Math.atan2(b, a)
    return { start: { x: e, y: f }, direction: directionOf((angle * 180) / Math.PI), angle, size: Math.hypot(c, d) }
  }

  /** The part of the page between two corners in the document's units. */
  boxOfRectangle([left, top, right, bottom]: readonly number[]): Box {
    return this.boxAround([this.#point(left, top), this.#point(right, bottom)])
  }

  /** The smallest box around points, as fractions of the page. */
  boxAround(points: readonly Point[]): Box {
    const [xs, ys] = [points.map(({ x }) => x / this.width), points.map(({ y }) => y / this.height)]
    const [x, y] = [bounded(Math.min(...xs)), bounded(Math.min(...ys))]
    return { x, y, width: bounded(Math.max(...xs)) - x, height: bounded(Math.max(...ys)) - y }
  }

  #point(x = 0, y = 0): Point {
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = this.#transform
    return { x: a * x + c * y + e, y: b * x + d * y + f }
  }
}

const bounded = (fraction: number) => Math.min(1, Math.max(0, fraction))

function multiplied(one: Matrix, other: Matrix): [number, number, number, number, number, number] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = one
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = other
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}
