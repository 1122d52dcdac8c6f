import { type GrayPicture, inkLevel, shrunk } from './gray-picture.ts'

/** In degrees; papers in a scanner lie no worse. */
const maxSkew = 8
/** In points of the longer side: enough to see lines. */
const resolution = 1_000
const maxPoints = 40_000

/** How the lines of a picture lie. */
export interface Tilt {
  /** They run from top to bottom, or from bottom to top. */
  isSideways: boolean
  /** In degrees, clockwise, from where they should be. */
  skew: number
  /** There is anything on the paper. */
  hasInk: boolean
}

/** Looks for the angle at which lines of text and the spaces between them differ most. */
export function findTilt(picture: GrayPicture): Tilt {
  const points = inkOf(shrunk(picture, resolution))
  if (points.length < 50) return { isSideways: false, skew: 0, hasInk: points.length > 0 }
  const across = bestSkew(points)
  const down = bestSkew(points.map(([x, y]) => [y, -x] as const))
  const isSideways = down.score > across.score
  return { isSideways, skew: isSideways ? down.skew : across.skew, hasInk: true }
}

type Ink = readonly (readonly [x: number, y: number])[]

function inkOf(picture: GrayPicture): Ink {
  const { width, points } = picture
  const level = inkLevel(picture)
  const ink: [number, number][] = []
  for (const [at, point] of points.entries()) {
    if (point <= level) ink.push([at % width, Math.floor(at / width)])
  }
  // A dark photo tells nothing about lines.
  if (ink.length > 0.6 * points.length) return []
  const step = Math.ceil(ink.length / maxPoints)
  // A step that divides the width would see only some columns.
  return step === 1 ? ink : ink.filter((_, place) => (place * 7919) % step === 0)
}

function bestSkew(ink: Ink) {
  const best = (angles: readonly number[]) =>
    angles
      .map(skew => ({ skew, score: contrast(ink, skew) }))
      .reduce((one, other) => (other.score > one.score ? other : one))
  const coarse = best(range(-maxSkew, maxSkew, 0.5))
  return best(range(coarse.skew - 0.5, coarse.skew + 0.5, 0.1))
}

const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, place) => from + place * step)

/** How much neighboring lines of points differ in ink. */
function contrast(ink: Ink, skew: number): number {
  const angle = (skew * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const counts = new Map<number, number>()
  for (const [x, y] of ink) {
    const row = Math.round(y * cos - x * sin)
    counts.set(row, (counts.get(row) ?? 0) + 1)
  }
  let sum = 0
  for (const [row, count] of counts) sum += (count - (counts.get(row + 1) ?? 0)) ** 2
  return sum
}
