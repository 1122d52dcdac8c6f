/**
 * `fit`: as wide as there is room. `calm`, which is how a document opens: the same, but not much larger than on paper.
 * A number: 1 is the size on paper.
 */
export type Zoom = 'calm' | 'fit' | number

/** Pixels of one point (CSS has 96 to the inch, a document 72). */
export const pixelsPerPoint = 96 / 72

const steps = [0.25, 0.33, 0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4]

export const smallestZoom = 0.25
export const largestZoom = 4
const largestCalmZoom = 1.1

/**
 * The next step from what is shown now, which may lie between two steps.
 *
 * @param shown such as 0.83 for a page that was fitted
 */
export function stepFrom(shown: number, direction: 1 | -1): number {
  // A fitted page that is a hair off a step counts as on it.
  const beyond = steps.filter(step => (direction === 1 ? step > shown * 1.01 : step < shown * 0.99))
  return direction === 1 ? (beyond[0] ?? largestZoom) : (beyond.at(-1) ?? smallestZoom)
}

/**
 * @param room pixels between the margins
 * @param width of the page, in points
 * @returns what is shown; a fitted page is never so small that nothing is seen of it
 */
export function shownZoom(zoom: Zoom, room: number, width: number): number {
  if (typeof zoom === 'number') return zoom
  const fitting = room / (width * pixelsPerPoint)
  return Math.min(Math.max(fitting, 0.1), zoom === 'calm' ? largestCalmZoom : largestZoom)
}
