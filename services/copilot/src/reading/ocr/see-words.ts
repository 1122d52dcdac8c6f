import type { Canvas } from '@napi-rs/canvas'
import type { Point } from '../layout/directions.ts'
import type { PlacedWord } from '../layout/placed-word.ts'
import type { Box } from '../page.ts'
import { findTilt } from './find-tilt.ts'
import { type GrayPicture, grayOf } from './gray-picture.ts'
import { recognize, type SeenWord } from './recognizer.ts'
import { type Straightened, straighten } from './straighten.ts'

/** In degrees; the recognizer copes with less. */
const minSkew = 0.3
/** Below it, the page is hard to read, or upside down. */
const minConfidence = 0.8
/** Part of the page that is looked at to tell up from down. */
const stripHeight = 0.12

/**
 * The words of a picture, however it lies: turned by a right angle, upside down, skewed by a few degrees.
 * @param pointsPerPixel of paper
 */
export async function seeWords(canvas: Canvas, pointsPerPixel: number): Promise<PlacedWord[]> {
  const tilt = findTilt(grayOf(canvas))
  const skew = Math.abs(tilt.skew) < minSkew ? 0 : tilt.skew
  if (tilt.isSideways) {
    const [angle = 90] = await clearerFirst(canvas, [90 + skew, skew - 90])
    return placed(await seeAt(canvas, angle), pointsPerPixel)
  }
  const seen = await seeAt(canvas, skew)
  if (sureness(seen.words) >= minConfidence || !tilt.hasInk) return placed(seen, pointsPerPixel)
  const [angle = skew] = await clearerFirst(canvas, [skew, 180 + skew])
  return placed(angle === skew ? seen : await seeAt(canvas, angle), pointsPerPixel)
}

interface Seen extends Straightened {
  words: SeenWord[]
}

async function seeAt(canvas: Canvas, degrees: number): Promise<Seen> {
  const straight = straighten(canvas, degrees)
  return { ...straight, words: await recognize(grayOf(straight.canvas)) }
}

/** Tries a strip of the page. */
async function clearerFirst(canvas: Canvas, angles: readonly number[]): Promise<number[]> {
  const tried: { angle: number; clear: number }[] = []
  for (const angle of angles) {
    const strip = darkestStrip(grayOf(straighten(canvas, angle).canvas))
    tried.push({ angle, clear: clearness(await recognize(strip)) })
  }
  return tried.sort((one, other) => other.clear - one.clear).map(({ angle }) => angle)
}

function darkestStrip({ width, height, points }: GrayPicture): GrayPicture {
  const rows = Array.from({ length: height }, (_, y) => {
    let ink = 0
    for (let x = 0; x < width; x += 4) ink += 255 - (points[y * width + x] ?? 255)
    return ink
  })
  const tall = Math.max(1, Math.floor(height * stripHeight))
  let sum = rows.slice(0, tall).reduce((total, ink) => total + ink, 0)
  let [best, from] = [sum, 0]
  for (let y = tall; y < height; y += 1) {
    sum += (rows[y] ?? 0) - (rows[y - tall] ?? 0)
    if (sum > best) [best, from] = [sum, y - tall + 1]
  }
  return { width, height: tall, points: points.slice(from * width, (from + tall) * width) }
}

const clearness = (words: readonly SeenWord[]) =>
  words.reduce((sum, { text, confidence }) => sum + text.length * confidence ** 2, 0)
const sureness = (words: readonly SeenWord[]) =>
  words.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, words.length)

function placed({ words, original }: Seen, scale: number): PlacedWord[] {
  const lines = new Map<string, SeenWord[]>()
  for (const word of words) {
    const line = lines.get(word.line)
    if (line) line.push(word)
    else lines.set(word.line, [word])
  }
  return [...lines.values()].flatMap(line => {
    const { baseline, size } = metricsOf(line)
    return line.map(({ text, confidence, left, top, width, height }) => ({
      text,
      confidence,
      left: left * scale,
      right: (left + width) * scale,
      baseline: baseline * scale,
      size: size * scale,
      isBold: false,
      box: boxAround([
        original({ x: left, y: top }),
        original({ x: left + width, y: top }),
        original({ x: left, y: top + height }),
        original({ x: left + width, y: top + height }),
      ]),
      hasSpaceBefore: true,
      hasSpaceAfter: true,
    }))
  })
}

/** How high a line is depends on its letters; the size of its font doesn't. */
function metricsOf(line: readonly SeenWord[]) {
  const text = line.map(word => word.text).join('')
  const [hasHigh, hasDeep] = [/[A-Z0-9bdfhklt]/.test(text), /[gjpqy,;()$]/.test(text)]
  const top = Math.min(...line.map(word => word.top))
  const bottom = Math.max(...line.map(word => word.top + word.height))
  const share = (hasHigh ? 0.72 : 0.52) + (hasDeep ? 0.21 : 0)
  const size = Math.max(1, bottom - top) / share
  return { size, baseline: hasDeep ? bottom - 0.21 * size : bottom }
}

function boxAround(points: readonly Point[]): Box {
  const bounded = (fraction: number) => Math.min(1, Math.max(0, fraction))
  const [xs, ys] = [points.map(point => bounded(point.x)), points.map(point => bounded(point.y))]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}
