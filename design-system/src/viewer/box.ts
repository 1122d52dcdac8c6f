import type { PageSize } from './page-size'

/** A place on a page, from its upper left corner, as shares of its width and height: 0 to 1. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** How far a person has turned the pages, in degrees, clockwise. */
export type Turn = 0 | 90 | 180 | 270

export const nextTurn = (turn: Turn): Turn => ((turn + 90) % 360) as Turn

/** Where a place is on the page once it has been turned. */
export function turnedBox({ x, y, width, height }: Box, turn: Turn): Box {
  if (turn === 90) return { x: 1 - y - height, y: x, width: height, height: width }
  if (turn === 180) return { x: 1 - x - width, y: 1 - y - height, width, height }
  if (turn === 270) return { x: y, y: 1 - x - width, width: height, height: width }
  return { x, y, width, height }
}

export const turnedSize = ({ width, height }: PageSize, turn: Turn): PageSize =>
  turn % 180 === 0 ? { width, height } : { width: height, height: width }

/** The smallest box around all of them; the whole page when there are none. */
export function boxAround(boxes: readonly Box[]): Box {
  if (boxes.length === 0) return { x: 0, y: 0, width: 1, height: 1 }
  const x = Math.min(...boxes.map(box => box.x))
  const y = Math.min(...boxes.map(box => box.y))
  return {
    x,
    y,
    width: Math.max(...boxes.map(box => box.x + box.width)) - x,
    height: Math.max(...boxes.map(box => box.y + box.height)) - y,
  }
}

export const isInBox = ({ x, y, width, height }: Box, point: { x: number; y: number }): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height

const percent = (share: number) => `${(share * 100).toFixed(3)}%`

/** The place as a style of an element that lies on the page. */
export const placeOfBox = ({ x, y, width, height }: Box) => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
})
